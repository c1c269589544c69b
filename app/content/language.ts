import type { Language } from "#domain/language.ts";

/** The language of this build. Code that Node runs from its sources has English. */
export const language: Language = "en";
