import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "./message.ts";
import { isTranslated, root, translationOf, type Translated } from "./modules.ts";

const mark = /^\/\/ English: ([0-9a-f]{8})\n/;

/** The version of a text: eight digits of its hash. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** The version of a module's English words, whatever its formatting. */
export function versionOfModule(module: string, english: readonly Message[]): string {
  const own = english.filter((message) => message.module === module);
  return versionOf(JSON.stringify(own.map(({ key, text }) => [key, text])));
}

/** The English version that a translation says it was made from; null if it says none. */
export function readMark(module: string, language: Translated): string | null {
  return mark.exec(readFileSync(pathOf(module, language), "utf8"))?.[1] ?? null;
}

/** Records in a translation that it was made from the English words of today. */
export function writeMark(module: string, language: Translated, english: readonly Message[]): void {
  const path = pathOf(module, language);
  const source = readFileSync(path, "utf8").replace(mark, "");
  writeFileSync(path, `// English: ${versionOfModule(module, english)}\n${source}`);
}

/** The modules whose translation was made from other English words than today's. */
export function listStale(
  modules: readonly string[],
  language: Translated,
  english: readonly Message[],
): string[] {
  return modules.filter(
    (module) =>
      isTranslated(module, language) &&
      readMark(module, language) !== versionOfModule(module, english),
  );
}

const pathOf = (module: string, language: Translated) =>
  join(root, translationOf(module, language));
