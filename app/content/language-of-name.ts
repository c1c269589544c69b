import { language } from "./language.ts";

/**
 * The attribute `lang` of a text that may be in English on a page that is not, such as a chapter of a
 * textbook; undefined where it is in the page's own language.
 */
export function languageOfName(text: string): "en" | undefined {
  if (language === "en") return undefined;
  const isEnglish =
    /[A-Za-z]/.test(text) && !/[\p{Script=Telugu}\p{Script=Devanagari}]/u.test(text);
  return isEnglish ? "en" : undefined;
}
