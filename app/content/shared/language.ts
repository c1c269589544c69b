import type { Language } from "#domain/shared/language.ts";

/** The language of this build. Code that Node runs from its sources has English. */
export const language: Language = "en";

/** The same as an attribute `lang` names it. */
export const pageLanguage: string = "en-IN";

/** What the addresses of public pages begin with in this language. */
export const pathPrefix: string = "";
