import { parseArgs } from "node:util";
import { languageNames } from "../app/domain/shared/language.ts";
import { isData, nameOf, type Message } from "./message.ts";
import { isTranslated, moduleOf, translated, translationOf, type Translated } from "./modules.ts";
import { readWords, type Words } from "./read-words.ts";
import { findSignOff, readSignOffs, signOff } from "./sign-off.ts";
import { listStale, writeMark } from "./versions.ts";

// npm run words: how far the translations are.
//   -- mark [FILE ...]                        records that they were made from today's English
//   -- list LANGUAGE [FILE ...]               their texts as JSON, by module and key
//   -- sign-off LANGUAGE --by NAME FILE ...   records that a native reader has signed them off
// A FILE is a module or its translation; for sign-off also a message, such as FILE#messages.close.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" } },
});
const [command = "status", ...rest] = positionals;
const words = await readWords();

switch (command) {
  case "status":
    for (const language of translated) console.log(describe(words, language));
    break;
  case "mark":
    for (const { module, languages } of findModules(rest)) {
      for (const language of languages) writeMark(module, language, words.messages.en);
    }
    break;
  case "list":
    console.log(JSON.stringify(group(chooseMessages(words, readLanguage(rest[0]), rest.slice(1)))));
    break;
  case "sign-off": {
    const language = readLanguage(rest[0]);
    if (!values.by || rest.length < 2) throw new Error("say --by whom, and which files");
    const chosen = chooseMessages(words, language, rest.slice(1));
    signOff(language, chosen, { by: values.by, on: new Date().toISOString().slice(0, 10) });
    console.log(`${chosen.length} messages signed off by ${values.by}`);
    break;
  }
  default:
    throw new Error(`there is no command "${command}"`);
}

function describe({ modules, messages }: Words, language: Translated): string {
  const signOffs = readSignOffs();
  const own = chooseMessages(words, language, []);
  const missing = modules.filter((module) => !isTranslated(module, language));
  const stale = listStale(modules, language, messages.en);
  const signedOff = own.filter((message) => findSignOff(signOffs, language, message));
  return [
    `${languageNames[language]} (${language}): ${own.length} messages in ${modules.length} modules`,
    ...list("not translated", missing),
    ...list("stale or not marked", stale),
    `  signed off: ${signedOff.length} of ${own.length} messages`,
  ].join("\n");
}

function list(what: string, modules: readonly string[]): string[] {
  const shown = modules.slice(0, 20).map((module) => `    ${module}`);
  const more = modules.length - shown.length;
  return [
    `  ${what}: ${modules.length} modules`,
    ...shown,
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}

/** The messages of a language that are words: of some modules, some messages, or all. */
function chooseMessages({ messages }: Words, language: Translated, names: string[]): Message[] {
  const data = new Set(messages.en.filter(isData).map(nameOf));
  const chosen = names.map(moduleOf);
  return messages[language].filter(
    (each) =>
      !data.has(nameOf(each)) &&
      (chosen.length === 0 || chosen.includes(each.module) || chosen.includes(nameOf(each))),
  );
}

/** The translations that files name: both of a module, or one; all without files. */
function findModules(files: string[]): { module: string; languages: Translated[] }[] {
  const chosen = files.length === 0 ? words.modules : files;
  return chosen.map((file) => {
    const module = moduleOf(file);
    if (!words.modules.includes(module)) throw new Error(`${file} is no module with words`);
    const languages = translated.filter(
      (language) =>
        isTranslated(module, language) &&
        (file === module || file === translationOf(module, language)),
    );
    return { module, languages };
  });
}

function readLanguage(code: string | undefined): Translated {
  const language = translated.find((each) => each === code);
  if (!language) throw new Error(`name a language: ${translated.join(" or ")}`);
  return language;
}

function group(messages: readonly Message[]): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const { module, key, text } of messages) (groups[module] ??= {})[key] = text;
  return groups;
}
