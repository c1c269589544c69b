import { foldText } from "#domain/shared/fold-text.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { appWords, ownHosts, payWords, secretWords } from "./flag-words.ts";

/** What the staff look at in a message: ways to meet elsewhere, and secrets. In the order of the screens. */
export const flags = ["secret", "phone", "mail", "app", "pay", "link"] as const;

export type Flag = (typeof flags)[number];

export function isFlag(text: string): text is Flag {
  return (flags as readonly string[]).includes(text);
}

const words: readonly (readonly [Flag, readonly string[]])[] = [
  ["secret", secretWords.map(foldText)],
  ["app", appWords.map(foldText)],
  ["pay", payWords.map(foldText)],
];

/** A number as people type it, with single spaces and hyphens. */
const number = /\d(?:[ -]?\d)*/g;
/** A mobile number of India, with the country's code, a zero or neither. */
const mobile = /^(?:91|0)?[6-9]\d{9}$/;
const mail = /^[^@]{1,64}@[^@]{1,190}\.[a-z]{2,}$/;
const upi = /^[a-z0-9._-]{2,64}@[a-z]{3,20}$/;
const address = /^(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})(?:[/:?#]|$)/;
/** The ends of addresses that people type without "https". Others are words, such as "e.g.". */
const usualEnd = /\.(?:com|in|org|net|me|io|co|gl|app|ly|us|gg|link|live|tv|be|edu|gov|info|xyz)$/;

/**
 * Why the staff should look at a message; none for most. Digits are mathematics, so that only what has
 * the form of an Indian mobile number counts as one. A text in any of the three languages.
 *
 * @param academyHost the academy's own, whose links are no flag
 */
export function findFlags(text: string, academyHost: string | null): Flag[] {
  const folded = foldText(withAsciiDigits(text));
  const found = new Set<Flag>();
  for (const [flag, list] of words) {
    if (list.some((each) => folded.includes(each))) found.add(flag);
  }
  const digits = withAsciiDigits(text).match(number) ?? [];
  if (digits.some((each) => mobile.test(each.replaceAll(/[ -]/g, "")))) found.add("phone");
  for (const part of withAsciiDigits(text).toLowerCase().split(/\s/)) {
    const word = trimSigns(part);
    if (word.length > 200) continue;
    if (mail.test(word)) found.add("mail");
    else if (upi.test(word)) found.add("pay");
    else if (isOtherHost(word, academyHost)) found.add("link");
  }
  return flags.filter((flag) => found.has(flag));
}

const signs = "()[]{}<>\"'“”‘’.,;:!?।";

/** A word without the signs around it. */
function trimSigns(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && signs.includes(word[from] ?? "")) from += 1;
  while (to > from && signs.includes(word[to - 1] ?? "")) to -= 1;
  return word.slice(from, to);
}

function isOtherHost(word: string, academyHost: string | null): boolean {
  const host = address.exec(word)?.[1];
  if (host === undefined) return word.startsWith("http://") || word.startsWith("https://");
  if (!word.startsWith("http") && !usualEnd.test(host)) return false;
  return ![...ownHosts, academyHost].some(
    (own) => own !== null && (host === own || host.endsWith(`.${own}`)),
  );
}
