import type { Language } from "#domain/shared/language.ts";
import { language } from "./language.ts";

// A text with letters of an Indian script is in that script's language, whatever Latin words it has.
const letters: readonly (readonly [Language, RegExp])[] = [
  ["te", /[\u0c00-\u0c7f]/],
  ["hi", /[\u0900-\u0963]/],
  ["en", /[a-z]/i],
];

/**
 * The attribute `lang` of a text that somebody typed, or of a textbook's chapter: undefined where it
 * is in the script of the page's own language.
 */
export function languageOfText(text: string): Language | undefined {
  const found = letters.find(([, pattern]) => pattern.test(text))?.[0];
  return found === language ? undefined : found;
}
