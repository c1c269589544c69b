// A language whose words are 40 % longer than the English ones: what it fits into, fits any other.

/** What stands in a text and has no words: addresses, codes, places to fill in, markup. */
const codes = [
  String.raw`\]\([^)]*\)|\{[^}]*\}|<[^>]*>|&\w+;`,
  String.raw`\S*(?:@|:\/\/)\S*|\/[\w/-]+|\b[\w-]+\.[a-z]\S*|\b[\w-]*\d[\w-]*`,
];

/** A text that is a code or an address as a whole. */
const isCode = (text: string) => /^[/#]|^[a-z]+(?:[-_][\w-]+)+$/.test(text);

/** Fields that hold an address or a code, not words. */
const dataFields = ["digest", "fileName", "group", "href", "icon", "id", "language", "slug"];

/**
 * The words that a module exports under a name, 40 % longer. What a function puts into its text stays
 * as it is.
 */
export function lengthen<Words>(words: Words, name: string): Words {
  return change(words, { name, kept: codes }) as Words;
}

function change(value: unknown, within: { name: string; kept: readonly string[] }): unknown {
  const { name, kept } = within;
  if (dataFields.includes(name)) return value;
  if (typeof value === "string") return isCode(value) ? value : lengthenText(value, kept);
  if (typeof value === "function") {
    return (...args: unknown[]) =>
      change(value(...args), { name: "", kept: [...listTexts(args), ...codes] });
  }
  if (Array.isArray(value)) return value.map((each) => change(each, { name: "", kept }));
  if (value instanceof Map) {
    return new Map([...value].map(([key, each]) => [key, change(each, { name: "", kept })]));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, change(each, { name: key, kept })]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Patterns of the texts within a function's arguments, the longest first. */
function listTexts(args: unknown): string[] {
  if (typeof args === "string") return args.length > 1 ? [RegExp.escape(args)] : [];
  if (!Array.isArray(args) && !isRecord(args)) return [];
  return Object.values(args)
    .flatMap(listTexts)
    .toSorted((a, b) => b.length - a.length);
}

function lengthenText(text: string, kept: readonly string[]): string {
  return text
    .split(new RegExp(`(${kept.join("|")})`))
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, lengthenWord)))
    .join("");
}

function lengthenWord(word: string): string {
  // The module imports it from one whose words are lengthened already.
  if (word.includes("ø")) return word;
  const half = Math.ceil(word.length / 2);
  return word.slice(0, half) + "ø".repeat(Math.ceil(word.length * 0.4)) + word.slice(half);
}
