/** A part of a search that a row must contain. */
export interface SearchTerm {
  text: string;
  /** Only where a word begins: too short to be looked for anywhere. */
  startsWord: boolean;
}

const mostTerms = 8;

// What an index of three letters can be asked for. A vowel sign or a digit counts as a letter.
const threeLetters = /[\p{Alphabetic}\p{N}]{3}/u;
const aLetter = /[\p{Alphabetic}\p{N}]/u;

/**
 * What a search in the admin's lists asks for: every word, in any order, anywhere in a row; one
 * without three letters in a row only where a word begins. "class 10" is one term, or its number
 * would be found in every telephone number. Marks alone ask for nothing.
 *
 * @returns null for a search without a letter or a digit: no row is found by it
 */
export function searchTerms(search: string): SearchTerm[] | null {
  const words = search
    .trim()
    .replaceAll(/\b(class)[\s-]+(\d+)/gi, "$1\u00A0$2")
    .split(/[\t\n\r ]+/)
    .map((word) => word.replaceAll("\u00A0", " "))
    .filter((word) => aLetter.test(word));
  if (words.length === 0) return null;
  return words.slice(0, mostTerms).map((text) => ({ text, startsWord: !threeLetters.test(text) }));
}
