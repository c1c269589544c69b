import { language } from "./language.ts";

/**
 * The attribute `lang` of a text that somebody typed, or of a textbook's chapter: undefined where it
 * is in the script of the page's own language. A text with letters of an Indian script is in that
 * script's language, whatever Latin words it has.
 */
export function languageOfText(text: string): "en" | "te" | "hi" | undefined {
  const found = /[\u0c00-\u0c7f]/.test(text)
    ? "te"
    : /[\u0900-\u0963]/.test(text)
      ? "hi"
      : /[a-z]/i.test(text)
        ? "en"
        : language;
  return found === language ? undefined : found;
}
