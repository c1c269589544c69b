import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../app/domain/shared/language.ts";

/** The repository's folder. */
export const root: string = join(import.meta.dirname, "..");

/** A language that English is translated into. */
export type Translated = Exclude<Language, "en">;

export const translated: readonly Translated[] = ["te", "hi"];

/** A file with such a name has words; a file of `content` may have another name. */
const namedForWords = /(?:^|[/-])messages\.ts$/;

/** Files whose name or translation says so, and that have no words of their own. */
const withoutWords: Readonly<Record<string, string>> = {
  "app/content/shared/language.ts": "has the codes of its build's language",
};

/** The file of a module's translation: "words/te/routes/…/messages.ts" of "app/routes/…/messages.ts". */
export function translationOf(module: string, language: Translated): string {
  return module.replace(/^app\//, `words/${language}/`);
}

const ofTranslation = /^words\/(?:te|hi)\//;

/** The module of a translation's file; any other file is its own. */
export function moduleOf(file: string): string {
  return file.replace(ofTranslation, "app/");
}

/** Whether a module has its translation. */
export function isTranslated(module: string, language: Translated): boolean {
  return existsSync(join(root, translationOf(module, language)));
}

/**
 * The modules with words, by their paths from the root: what has a translation, and what is named
 * for its words.
 */
export function listWordModules(): string[] {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const named = list("app/**/*.ts").filter((file) => namedForWords.test(file));
  const originals = list("words/{te,hi}/**/*.ts").map(moduleOf);
  const all = new Set([...originals, ...named]);
  return [...all].filter((file) => !(file in withoutWords)).toSorted();
}
