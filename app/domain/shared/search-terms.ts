import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { foldText } from "./fold-text.ts";

/** A word of a search that a row must contain. */
export interface SearchTerm {
  /** Folded (`foldText`), as the texts of the lists are. */
  text: string;
  /** Matched at the start of words only, because it is too short for the index. */
  startsWord: boolean;
  /** A phone number or a part of one, which is found in any spelling. */
  isPhone?: true;
}

const maxTerms = 8;

// The trigram index needs three letters. Vowel signs and digits count as letters.
const hasThreeLetters = /[\p{Alphabetic}\p{N}]{3}/u;
const hasLetter = /[\p{Alphabetic}\p{N}]/u;

const onlyNumber = /^[\p{Nd}\p{Pd}()+\uff0b./\u2212]+$/u;
const digitsOfPhone = 4;

/** The names of classes and subjects in another language, and the words of the index for them. */
const translatedNames = [...classes, ...subjects]
  .map(({ id, name }) => ({ name: foldText(name), words: id.replaceAll("-", " ") }))
  .filter(({ name, words }) => name !== words);

function withIndexedNames(search: string): string {
  return translatedNames.reduce((text, { name, words }) => text.replaceAll(name, words), search);
}

/**
 * The terms of a search in the admin's lists. A row matches if it contains every term, in any order.
 * A term without three consecutive letters matches only at the start of a word. "class 10" is one
 * term, because "10" alone would match most telephone numbers. Words of four digits or more in all, with
 * nothing but digits and the signs between them, are one phone number. Punctuation alone is no term.
 *
 * @returns null for a search without a letter or a digit, which matches no row
 */
export function searchTerms(search: string): SearchTerm[] | null {
  const words = withIndexedNames(foldText(search))
    .replaceAll(/\b(class) (\d+)/g, "$1\u00A0$2")
    .split(" ")
    .map((word) => word.replaceAll("\u00A0", " "))
    .filter((word) => hasLetter.test(word));
  if (words.length === 0) return null;
  return joinPhones(words).slice(0, maxTerms);
}

/** One term of each word, or of words in a row that are a phone number. */
function joinPhones(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let place = 0; place < words.length;) {
    const end = words.findIndex((word, index) => index >= place && !onlyNumber.test(word));
    const number = words.slice(place, end < 0 ? undefined : end);
    const digits = number.join("").match(/\p{Nd}/gu)?.length ?? 0;
    if (digits >= digitsOfPhone) {
      terms.push({ text: number.join(" "), startsWord: false, isPhone: true });
      place += number.length;
    } else {
      const [text = ""] = words.slice(place, (place += 1));
      terms.push({ text, startsWord: !hasThreeLetters.test(text) });
    }
  }
  return terms;
}
