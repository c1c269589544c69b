import { localizePath } from "#domain/shared/language.ts";
import { language } from "#content/shared/language.ts";

/** The address of a public page in the language of this build, from its English address. */
export function publicPath(path: string): string {
  return localizePath(path, language);
}

/**
 * Areas whose readers have no session, so that a mailed link has to name their language: English too,
 * because the browser may have been used in another one.
 */
const mailedAreas = /^\/(?:guardian|fees|requests)\//;

/** The address of a page or feed as other programs keep it, in this language. */
export function mailedPath(path: string): string {
  if (!mailedAreas.test(path)) return publicPath(path);
  // In front of the anchor, if there is one.
  return path.replace(/(?=#|$)/, `${path.includes("?") ? "&" : "?"}language=${language}`);
}
