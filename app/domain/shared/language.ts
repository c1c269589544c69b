/** The languages of the product. English is the original (docs/translations.md). */
export const languages = ["en", "te", "hi"] as const;
export type Language = (typeof languages)[number];

/** The languages into which an academy translates its own words. */
export const translationLanguages = ["te", "hi"] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

/** The language of a code; null for any other text. */
export function parseTranslationLanguage(code: unknown): TranslationLanguage | null {
  return translationLanguages.find((language) => language === code) ?? null;
}

/** What each language is called in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  te: "తెలుగు",
  hi: "हिन्दी",
};

/** The language of a code; null for any other text. */
export function parseLanguage(code: unknown): Language | null {
  return languages.find((language) => language === code) ?? null;
}

/** The language as an attribute `lang` names it: as it is written in India. */
export function languageTag(language: Language): string {
  return `${language}-IN`;
}

/** The first segments of addresses that every reader has in their own language. */
const readersAreas = [
  "account",
  "admin-dashboard",
  "calendar",
  "dashboard",
  "fees",
  "goodbye",
  "guardian",
  "logout",
  "offline",
  "passkey",
  "requests",
  "to",
  "tutor-dashboard",
];

/**
 * Whether an address belongs to whoever holds a mailed or given link, whatever account the browser is
 * signed in to: a guardian's pages, a family's fees, a tutor's answer from a mail, a calendar.
 */
export function isBearerPath(pathname: string): boolean {
  return /^\/(?:guardian|fees|requests)(?:[/.]|$)|^\/calendar\/[^/]+\.ics$/.test(pathname);
}

/** The language that an address is in; null where it is its reader's. */
export function languageOfPath(pathname: string): Language | null {
  const [, segment = ""] = /^\/([^/?#]*?)(?:\.data)?(?:[/?#]|$)/.exec(pathname) ?? [];
  if (readersAreas.includes(segment)) return null;
  return parseLanguage(segment) ?? "en";
}

/**
 * The address of a public page in a language: "/contact" is "/te/contact" in Telugu. English
 * addresses have no prefix, and neither have those that are their reader's.
 *
 * @param path an address of the site, with its query and fragment
 */
export function localizePath(path: string, language: Language): string {
  if (language === "en" || !path.startsWith("/") || languageOfPath(path) !== "en") return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** The English address of a page: "/contact" for "/te/contact". */
export function englishPath(path: string): string {
  const language = languageOfPath(path) ?? "en";
  return language === "en" ? path : path.slice(`/${language}`.length).replace(/^(?!\/)/, "/");
}
