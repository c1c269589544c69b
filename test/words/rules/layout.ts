import type { Pair } from "../pairs.ts";

/** Spaces are single, and begin or end a text only where they do in English. */
export function checkSpaces({ english, translation }: Pair): string | null {
  const wide = / {2}|[\t\u00A0]/;
  if (wide.test(translation) && !wide.test(english)) return "has a wide space";
  if (/^\s/.test(translation) !== /^\s/.test(english)) return "differs in its first space";
  if (/\s$/.test(translation) !== /\s$/.test(english)) return "differs in its last space";
  return / (?:[,;:!?)”’।]|\.(?!\w))/.test(translation) ? "has a space before a mark" : null;
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "“": "”" };

/** Brackets and quotes are closed. */
export function checkBrackets({ translation }: Pair): string | null {
  const open: string[] = [];
  for (const character of translation) {
    const end = closing[character];
    if (end !== undefined) open.push(end);
    const isEnd = Object.values(closing).includes(character);
    if (isEnd && open.pop() !== character) return `has a ${character} that nothing opens`;
  }
  if (open.length > 0) return `has no ${open.join("")}`;
  return (translation.match(/"/g) ?? []).length % 2 === 0 ? null : "has an odd quote";
}

/** A sentence has its full stop, which is Hindi's own in Hindi, and a label has none. */
export function checkEnd({ language, english, translation }: Pair): string | null {
  if (/[.?:]$/.test(english) && /[\p{L}\p{M}]$/u.test(translation)) return "has no mark at its end";
  const isSentence = /[.?!]$/.test(english);
  if (language === "hi" && isSentence && /\p{Script=Devanagari}\.(?:\s|$)/u.test(translation)) {
    return "ends a Hindi sentence with a Latin full stop";
  }
  const isLabel = /[\p{L}\d⟩)]$/u.test(english);
  // A short one may end with an abbreviation, such as "min".
  const hasStop = /[\p{L}\p{M}][.।]$/u.test(translation) && translation.split(" ").length > 4;
  return isLabel && hasStop ? "ends like a sentence" : null;
}
