import { localizePath, type Language } from "#domain/shared/language.ts";
import { prerenderedPaths } from "./pages/pages.ts";

/** Files without words, of which there is one for all languages. */
const withoutWords = ["/sitemap.xml", "/robots.txt", "/site.css"];

/** What is rendered once for all signed-out visitors in a language. */
export function prerenderedPathsIn(language: Language): readonly string[] {
  if (language === "en") return prerenderedPaths;
  return prerenderedPaths
    .filter((path) => !withoutWords.includes(path))
    .map((path) => localizePath(path, language));
}
