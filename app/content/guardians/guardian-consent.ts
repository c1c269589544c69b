import { firstConsent, secondConsent, type ConsentWords } from "./guardian-consent-words.ts";

/** A text that guardians are asked to consent to; its version is stored with their answer. */
export interface ConsentText extends ConsentWords {
  /** Increases with every change of the text. */
  readonly version: number;
}

const first: ConsentText = { version: 1, ...firstConsent };
const second: ConsentText = { version: 2, ...secondConsent };

/** Every version of the text, so that each answer can be read with its text; the newest last. */
export const consentTexts: readonly ConsentText[] = [first, second];

/** The current version of the text. */
export const consentText: ConsentText = second;
