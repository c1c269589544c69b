import { languages, type Language } from "../app/domain/shared/language.ts";
import { loadModules } from "./load.ts";
import type { Message } from "./message.ts";
import { isTranslated, listWordModules } from "./modules.ts";
import { chooseCalls, type Call } from "./samples.ts";

/** The words of all languages; those of a missing translation are left out. */
export interface Words {
  modules: readonly string[];
  messages: Readonly<Record<Language, readonly Message[]>>;
  /** Functions that no sample fits, and calls that fail in a translation. */
  unread: readonly string[];
}

/** Reads every text of every language, with the same sample arguments in all. */
export async function readWords(modules: readonly string[] = listWordModules()): Promise<Words> {
  const messages: Record<Language, Message[]> = { en: [], te: [], hi: [] };
  const unread: string[] = [];
  const calls = new Map<string, readonly Call[]>();

  function read(language: Language, module: string, key: string, value: unknown): void {
    const add = (message: Message) => void messages[language].push(message);
    for (const leaf of listLeaves(value, key)) {
      if (typeof leaf.value === "string") {
        add({ module, key: leaf.key, text: leaf.value });
        continue;
      }
      const name = `${module}#${leaf.key}`;
      // English comes first and decides how a function is called.
      const chosen = calls.get(name) ?? chooseCalls(leaf.value, module, listTexts);
      calls.set(name, chosen);
      if (chosen.length === 0 && language === "en") unread.push(name);
      for (const call of chosen) {
        try {
          read(language, module, leaf.key + call.name, leaf.value(...call.args));
        } catch (error) {
          unread.push(`${name}${call.name} in ${language}: ${String(error)}`);
        }
      }
    }
  }

  for (const language of languages) {
    const own = modules.filter((module) => language === "en" || isTranslated(module, language));
    for (const [module, exports] of await loadModules(language, own)) {
      read(language, module, "", exports);
    }
  }
  return { modules, messages, unread };
}

type Leaf = { key: string; value: string | ((...args: readonly unknown[]) => unknown) };

/** The strings and functions within a value; numbers and nulls are no words. */
function listLeaves(value: unknown, key: string): Leaf[] {
  if (typeof value === "string" || typeof value === "function") {
    return [{ key, value: value as Leaf["value"] }];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([name, inner]) =>
    listLeaves(inner, key === "" ? String(name) : `${key}.${name}`),
  );
}

const listTexts = (value: unknown): string[] =>
  listLeaves(value, "").map((leaf) => (typeof leaf.value === "string" ? leaf.value : leaf.key));
