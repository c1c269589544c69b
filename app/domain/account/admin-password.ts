import { passwordStrength } from "./password.ts";

/** In UTF-16 units as typed. Students and tutors have §9's minimum. */
export const minimumAdminPasswordLength = 12;

export type AdminPasswordProblem =
  | "admin-password-too-short"
  | "password-common"
  | "password-own-words";

/** What a password needs besides the words of the academy and the person, in letters. */
export const minimumOwnLetters = 6;

/**
 * The first problem of an admin's new password, or null.
 *
 * @param isCommon whether it is on the list of common passwords
 * @param isOwn whether it is little more than the words of the academy and the person
 */
export function checkAdminPassword(
  password: string,
  isCommon: boolean,
  isOwn = false,
): AdminPasswordProblem | null {
  if (password.length < minimumAdminPasswordLength) return "admin-password-too-short";
  if (isOwn) return "password-own-words";
  // No list has all repetitions and sequences, such as "aaaaaaaaaaaa" and "abcdefabcdef".
  return isCommon || passwordStrength(password) === "weak" ? "password-common" : null;
}

/**
 * The forms of a password to look for in a list of common ones: itself, without digits and signs at
 * its ends ("Sunshine2024!"), and the part that it repeats ("dragondragon", "dragon-dragon-1"). All in
 * lower case.
 */
export function formsOfPassword(password: string): string[] {
  const whole = password.normalize("NFKC").toLowerCase();
  const word = /\p{L}(?:.*\p{L})?/su.exec(whole)?.[0] ?? "";
  const [first = "", ...others] = new Set(lettersIn(whole).map(repeatedPart));
  const repeated = others.length === 0 ? [first] : [];
  return [...[whole, word].flatMap((form) => [form, repeatedPart(form)]), ...repeated];
}

/** The shortest part of which a text is a repetition: "dragon" of "dragondragon", or the text itself. */
function repeatedPart(text: string): string {
  // A repetition is also found within two copies of itself, its part's length from the start.
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** The runs of letters in a text in lower case, with the marks of Indic scripts. */
function lettersIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** The words of texts that a password must not live on: each alone, and all of a text in one. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const each = lettersIn(text.normalize("NFKC").toLowerCase());
    return [...each, each.join("")];
  });
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
}

const shortestWord = 3;

/** What people write in place of letters; "1" is an i or an l. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * The letters that a password has besides some words, whatever digits and signs stand between them; null
 * if it has none of the words. Digits that look like letters count as them ("d33pam").
 *
 * @param texts such as names and addresses
 */
export function withoutWords(password: string, texts: readonly string[]): string | null {
  const words = wordsIn(texts);
  const typed = password.normalize("NFKC").toLowerCase();
  const replaced = typed.replaceAll(/[0-9@$!]/g, (sign) => lookalikes[sign] ?? sign);
  const rests = [typed, replaced.replaceAll("1", "i"), replaced.replaceAll("1", "l")].flatMap(
    (form) => {
      const letters = lettersIn(form).join("");
      const rest = words.reduce((left, word) => left.replaceAll(word, " "), letters);
      return rest === letters ? [] : [rest.replaceAll(" ", "")];
    },
  );
  return rests.toSorted((one, other) => one.length - other.length)[0] ?? null;
}
