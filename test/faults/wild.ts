import fc from "fast-check";

const nobody = "00000000-0000-4000-8000-000000000000";

/** Texts that have upset programs before, each for its own reason. */
export const notorious = [
  "",
  " ",
  "\u202Eحروف\u202C",
  "తెలుగు 🙏🏽",
  "e\u0301\u0301\u0301",
  "\u2028\u2029\uFEFF",
  "'; drop table students; --",
  "\\",
  "%",
  "%00",
  "%E0%A4%A",
  "{}",
  "[object Object]",
  "constructor",
  "__proto__",
  "null",
  "-1",
  "1e309",
  "<script>alert(1)</script>",
  "${7*7}",
  "../../../etc/passwd",
  nobody,
  nobody.toUpperCase(),
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "2027-02-30",
  "275760-09-13",
  "24:00",
  "23:59",
  "javascript:alert(1)",
  "https://user:word@video.example/",
  "https://[::1]:99999/",
  "https://xn--/",
  "a@b",
  "a@b.example",
];

/** Those that a database or a header can't hold. */
const worst = ["\0", "a\0b", "\uD800", "a\uDFFFb", "\r\nSet-Cookie: a=b", "\uFFFF"];

/** How often a text is repeated to be too long for one thing or another. */
const lengths = [100, 255, 256, 501, 2001, 5001, 9000, 70_000, 100_000];

/** Any text that somebody may send, up to 100 kB. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...notorious) },
  { weight: 3, arbitrary: fc.constantFrom(...worst) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("a", "é", "ఆ", "%", "/", "\0", "🙏"), fc.constantFrom(...lengths))
      .map(([text, length]) => text.repeat(Math.ceil(length / text.length))),
  },
);

/** A text as bytes of a form or an address: lone surrogates, too, which no browser would send. */
export function percentEncode(text: string): string {
  return text.replaceAll(/[^\w.-]/gu, encodePoint);
}

function encodePoint(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const bytes =
    point >= 0xd800 && point <= 0xdfff
      ? [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f)]
      : [...Buffer.from(character)];
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

/** Null but for one time of so many. */
export function rarely<Value>(
  oneOf: number,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Value | null> {
  return fc.oneof(
    { weight: oneOf - 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: value },
  );
}
