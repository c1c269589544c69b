import { languageNames } from "#domain/shared/language.ts";
import type { Translated } from "../../../words/modules.ts";
import { findForeignWords } from "../latin-words.ts";
import { withoutSamples, type Pair } from "../pairs.ts";

const ownLetters: Readonly<Record<Translated, RegExp>> = {
  te: /[\u0C00-\u0C7F]/u,
  hi: /[\u0900-\u097F]/u,
};

/** Texts are composed as Unicode's NFC says, so that equal words are equal. */
export function checkComposition({ translation }: Pair): string | null {
  return translation === translation.normalize("NFC") ? null : "is not in Unicode NFC";
}

/** Digits are 0 to 9 in all languages. */
export function checkDigits({ translation }: Pair): string | null {
  const [digit] = /[\u0966-\u096F\u0C66-\u0C6F]/u.exec(translation) ?? [];
  return digit === undefined ? null : `has the digit ${digit}`;
}

/** Letters are of the language's own script, or Latin; a language's own name is in its own. */
export function checkLetters({ language, translation }: Pair): string | null {
  const names = Object.values(languageNames);
  const text = names.reduce((rest, name) => rest.replaceAll(name, ""), translation);
  const foreign = Array.from(text).filter(
    (character) =>
      /[\p{L}\p{M}।]/u.test(character) &&
      !/\p{Script=Latin}/u.test(character) &&
      !ownLetters[language].test(character),
  );
  return foreign.length === 0 ? null : `has letters of another script: ${foreign.join("")}`;
}

/** Latin letters are for what every language has in common. */
export function checkEnglish({ translation }: Pair): string | null {
  const words = findForeignWords(withoutSamples(translation));
  return words.length === 0 ? null : `has English words: ${words.join(", ")}`;
}

/** An invisible joiner stands only after a virama and before a letter, where it has an effect. */
export function checkJoiners({ translation }: Pair): string | null {
  const useless = /(?<![\u0C4D\u094D])[\u200C\u200D]|[\u200C\u200D](?!\p{L})/u.test(translation);
  return useless ? "has an invisible joiner without effect" : null;
}
