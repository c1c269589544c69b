// English: ecf9cfaf
import type * as english from "#content/shared/language-words.ts";

// Whoever can't read this language finds the switch too.
export const languageWords: typeof english.languageWords = { label: "भाषा (Language)" };
