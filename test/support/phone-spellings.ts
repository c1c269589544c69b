const prefixes = [
  "",
  "0",
  "91",
  "+91",
  "0091",
  "+91 0",
  "+91 (0)",
  "91 0",
  "+91 00",
  "091",
  "(0)",
  "＋91",
];
const separations: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits) => `-${digits.slice(0, 5)}-${digits.slice(5)}`,
  (digits) => ` ${digits.slice(0, 2)}.${digits.slice(2, 6)}.${digits.slice(6)}`,
  (digits) => ` (${digits.slice(0, 5)}) ${digits.slice(5)}`,
  (digits) => `\u00a0${digits.slice(0, 3)}\u2011${digits.slice(3, 6)}\u2013${digits.slice(6)}`,
];
const zeros = ["0", "౦", "०", "０", "۰"];
const invisible: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\u202a${text}\u202c`,
  (text) => Array.from(text).join("\u200b"),
  (text) => `\ufeff ${text}\u00ad\u2069`,
];

const inDigits = (text: string, zero: string) =>
  text.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

/** An Indian number of ten digits in all its spellings: prefixes, separators, scripts, invisible characters. */
export function spellingsOf(digits: string): string[] {
  return prefixes.flatMap((prefix) =>
    separations.flatMap((separate) =>
      zeros.flatMap((zero) =>
        invisible.map((pasted) => pasted(inDigits(prefix + separate(digits), zero))),
      ),
    ),
  );
}
