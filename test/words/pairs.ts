import { isData, nameOf } from "../../words/message.ts";
import type { Translated } from "../../words/modules.ts";
import type { Words } from "../../words/read-words.ts";

/** A text and its translation. */
export interface Pair {
  language: Translated;
  /** The message's module and key. */
  name: string;
  english: string;
  translation: string;
}

/** Says what is wrong with a translation; null for nothing. */
export type Rule = (pair: Pair) => string | null;

/** The words of a language beside the English ones; addresses and codes are left out. */
export function listPairs({ messages }: Words, language: Translated): Pair[] {
  const translations = new Map(messages[language].map((each) => [nameOf(each), each.text]));
  return messages.en.flatMap((message) => {
    const name = nameOf(message);
    const translation = translations.get(name);
    if (translation === undefined || isData(message)) return [];
    return [{ language, name, english: message.text, translation }];
  });
}

/** What is put into a text: a sample argument such as "⟨name⟩", or "{enquiry-days}" of a policy. */
const sample = /⟨[^⟩]+⟩|\{[\w-]+\}/g;

/** What is put into a text. */
export function listSamples(text: string): string[] {
  return text.match(sample) ?? [];
}

/** The words of a text alone. */
export function withoutSamples(text: string): string {
  return text.replaceAll(sample, " ");
}
