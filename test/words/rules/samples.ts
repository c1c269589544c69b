import { listSamples, type Pair } from "../pairs.ts";

/** What is put into the English text is in the translation too, and so are its numbers. */
export function checkSamples({ english, translation }: Pair): string | null {
  // A one may be a word: "once" and "1 time" are the same.
  const numbers = (english.match(/\d+/g) ?? []).filter((number) => number !== "1");
  const wanted = new Set([...listSamples(english), ...numbers]);
  const missing = [...wanted].filter((each) => !translation.includes(each));
  return missing.length === 0 ? null : `is without ${missing.join(", ")}`;
}

/** A suffix never touches what is put in: its form would depend on the last letter. */
export function checkSuffixes({ translation }: Pair): string | null {
  const touching = /[⟩}](?:\p{M}|\u200C|\u200D|-)*[\p{L}\p{M}]|[\p{L}\p{M}][⟨{]/u.exec(translation);
  return touching === null ? null : "has letters that touch what is put in";
}
