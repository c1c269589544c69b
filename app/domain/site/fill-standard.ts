import type { Shape } from "./shape.ts";
import { fieldOf, isBlankValue, itemOf } from "./translation.ts";

/** The standard words of a part, in English and in another language. */
export interface StandardWords {
  readonly english: unknown;
  readonly words: unknown;
}

/**
 * A translation with the standard words wherever it has none and the English is the standard one. An
 * entry of a list is standard as a whole, at any place.
 */
export function fillStandardWords(
  shape: Shape,
  english: unknown,
  words: unknown,
  standard: StandardWords,
): unknown {
  switch (shape.kind) {
    case "text":
    case "paragraphs":
      return isBlankValue(words) && isSame(english, standard.english) ? standard.words : words;
    case "list": {
      if (!Array.isArray(english) || !Array.isArray(standard.english)) return words;
      const usual = standard.english.map((item) => JSON.stringify(item));
      return english.map((item, index) => {
        const place = usual.indexOf(JSON.stringify(item));
        if (place === -1) return itemOf(words, index);
        const entry = { english: item, words: itemOf(standard.words, place) };
        return fillStandardWords(shape.item, item, itemOf(words, index), entry);
      });
    }
    case "group":
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => {
          const [one, its, usual] = [english, words, standard.english].map((part) =>
            fieldOf(part, name),
          );
          const fallback = { english: usual, words: fieldOf(standard.words, name) };
          return [name, fillStandardWords(field, one, its, fallback)];
        }),
      );
    case "number":
    case "flag":
    default:
      return words;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
