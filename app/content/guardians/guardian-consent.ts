import {
  firstConsent,
  secondConsent,
  secondNews,
  thirdConsent,
  thirdNews,
  type ConsentWords,
} from "./guardian-consent-words.ts";

/** A text that guardians are asked to consent to; its version is stored with their answer. */
export interface ConsentText extends ConsentWords {
  /** Increases with every change of the text. */
  readonly version: number;
}

const first: ConsentText = { version: 1, ...firstConsent };
const second: ConsentText = { version: 2, ...secondConsent };
const third: ConsentText = { version: 3, ...thirdConsent };

/** Every version of the text, so that each answer can be read with its text; the newest last. */
export const consentTexts: readonly ConsentText[] = [first, second, third];

/** The current version of the text. */
export const consentText: ConsentText = third;

/** What is new in the current text for those who consented to `version`. */
export function consentNewsSince(version: number | null): readonly string[] {
  return (version ?? 0) < second.version ? [...secondNews, ...thirdNews] : thirdNews;
}
