import { foldText, nameWords } from "./fold-text.ts";

/**
 * Whether a text contains each word of a search, in any order, as people type it (`foldText`). An
 * empty search matches everything.
 */
export function hasWords(text: string, search: string): boolean {
  const words = nameWords(text);
  return foldText(search)
    .split(" ")
    .every((word) => words.includes(word));
}
