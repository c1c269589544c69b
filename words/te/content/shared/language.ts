// English: af3c6ba4
import type * as english from "#content/shared/language.ts";

export const language: typeof english.language = "te";

export const pageLanguage: typeof english.pageLanguage = "te-IN";

export const pathPrefix: typeof english.pathPrefix = "/te";
