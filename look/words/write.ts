import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readBackTranslations } from "../../words/back-translations.ts";
import { isData, nameOf, type Message } from "../../words/message.ts";
import { translated, type Translated } from "../../words/modules.ts";
import { readWords } from "../../words/read-words.ts";
import { findSignOff, readSignOffs } from "../../words/sign-off.ts";
import { nameModule } from "./module-names.ts";
import { wordsPage, type Row, type Section, type Shown } from "./page.ts";

/** Writes the page of all words for a native reader. @returns its path */
export async function writeWordsPage(folder: string): Promise<string> {
  const { modules, messages } = await readWords();
  const shown = { te: showAll("te", messages.te), hi: showAll("hi", messages.hi) };
  const toRow = (message: Message): Row => {
    const name = nameOf(message);
    const texts = translated.map((language) => ({ language, shown: shown[language].get(name) }));
    return { key: message.key, english: message.text, texts };
  };
  const sections = modules
    .map((module): Section => {
      const own = messages.en.filter((each) => each.module === module && !isData(each));
      return { module, name: nameModule(module, own), rows: own.map(toRow) };
    })
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  const path = join(folder, "words.html");
  await mkdir(folder, { recursive: true });
  await writeFile(path, wordsPage(sections));
  return path;
}

/** The texts of a language with what is known of them, by the names of their messages. */
function showAll(language: Translated, messages: readonly Message[]): Map<string, Shown> {
  const backTranslations = readBackTranslations(language);
  const signOffs = readSignOffs();
  return new Map(
    messages.map((message) => {
      const name = nameOf(message);
      const signOff = findSignOff(signOffs, language, message);
      const outdated = signOff ? null : (signOffs[language][name] ?? null);
      return [
        name,
        { text: message.text, backTranslation: backTranslations.get(name), signOff, outdated },
      ];
    }),
  );
}
