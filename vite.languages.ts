import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parseLanguage, type Language } from "./app/domain/shared/language.ts";

const app = join(import.meta.dirname, "app/");
const words = join(import.meta.dirname, "words");

/** The language that is built, from the environment: English unless `BUILD_LANGUAGE` names another. */
export const buildLanguage: Language = parseLanguage(process.env["BUILD_LANGUAGE"]) ?? "en";

/**
 * Loads the translation of each module that has one: in the Telugu build, `words/te/…/messages.ts`
 * wherever `app/…/messages.ts` is imported (docs/decisions/069-a-build-for-each-language.md).
 */
export function translations(language: Language = buildLanguage): Plugin {
  return {
    name: "translations",
    enforce: "pre",
    async load(id) {
      if (language === "en" || !id.startsWith(app) || !id.endsWith(".ts")) return null;
      const translated = join(words, language, id.slice(app.length));
      if (!existsSync(translated)) return null;
      this.addWatchFile(translated);
      return readFile(translated, "utf8");
    },
  };
}
