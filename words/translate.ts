import type { Language } from "../app/domain/shared/language.ts";
import { nameOf } from "./message.ts";
import { readWords } from "./read-words.ts";

/** Finds a text of the product, named in English, in the language of a page. */
export type Say = (english: string) => RegExp;

/** The text itself, as a whole. */
export const sayInEnglish: Say = (english) => matchAny([english]);

/** How the screens of a language call what is named in English; some texts have several translations. */
export async function readTranslations(language: Language): Promise<Say> {
  if (language === "en") return sayInEnglish;
  const { messages } = await readWords();
  const own = new Map(messages[language].map((message) => [nameOf(message), message.text]));
  return (english) => {
    const same = messages.en.filter(({ text }) => text === english);
    const texts = same.flatMap((message) => own.get(nameOf(message)) ?? []);
    if (texts.length === 0) throw new Error(`no message says "${english}"`);
    return matchAny(texts);
  };
}

function matchAny(texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map((text) => RegExp.escape(text)).join("|")})$`);
}
