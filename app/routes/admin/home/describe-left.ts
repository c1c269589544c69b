import { languageOfText } from "#content/shared/language-of-text.ts";
import type { Left } from "#ui/kept/kept-entries.ts";
import { messages } from "./messages.ts";

/** Said of a person who waits no longer. */
export function describeLeft(name: string): Left {
  return { name, lang: languageOfText(name), text: messages.left };
}
