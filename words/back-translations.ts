import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf } from "./message.ts";
import { root, type Translated } from "./modules.ts";

/**
 * What a reader who did not see the English text took a translation to mean, by the message's name:
 * docs/back-translations. Empty if there are none.
 */
export function readBackTranslations(language: Translated): ReadonlyMap<string, string> {
  const path = join(root, `words/back-translations/${language}.json`);
  if (!existsSync(path)) return new Map();
  const modules = JSON.parse(readFileSync(path, "utf8")) as Record<string, Record<string, string>>;
  return new Map(
    Object.entries(modules).flatMap(([module, texts]) =>
      Object.entries(texts).map(([key, text]) => [nameOf({ module, key }), text] as const),
    ),
  );
}
