import fc from "fast-check";
import { expect, test } from "vitest";
import { hasHiddenCharacters } from "#domain/people/name.ts";
import { typedField, typedSecret, typedText } from "./typed-text.ts";

test.each([
  ["no zero byte", "As\0ha\0", "Asha"],
  ["composed letters", "e\u0301", "é"],
  ["composed letters where a mark was between", "e\u200b\u0301", "é"],
  ["lines as a script sends them", "one\r\ntwo\r\n", "one\ntwo\n"],
  ["lines of any system", "a\rb\nc\u2028d\u0085e", "a\nb\nc\nd\ne"],
  ["no line ends that are none on one line", "a\u2028b\rc", "a b c"],
  ["tabs between lines only", "a\tb\n\tc", "a\tb\n\tc"],
  ["no tab on one line", "Asha\tRao", "Asha Rao"],
  ["spaces as they are", " Asha ", " Asha "],
  ["ordinary spaces", "\u00a098490\u202f55501\u3000", " 98490 55501 "],
  ["no marks of direction", "\u202a+91 98480\u202c\u2066\u2069\u200e\u200f\u061c", "+91 98480"],
  ["nothing of no width", "As\u200bh\u2060a\ufeff", "Asha"],
  ["no soft hyphens and fillers", "As\u00adha\u3164\u034f", "Asha"],
  ["no control characters", "As\u0007h\u001ba\u007f", "Asha"],
  ["no joiners between Latin letters and digits", "As\u200dha 1\u200c2", "Asha 12"],
])("has %s", (_, typed, text) => {
  expect(typedText(typed)).toBe(text);
});

test.each([
  ["Telugu and emoji", "గణితం 📐"],
  ["joiners after a virama", "కిరణ్\u200c క్\u200dష क्\u200dषमा"],
  ["joiners before a virama", "ర\u200d్య"],
  ["a joiner within an Urdu word", "بی\u200cبی"],
  ["people of several emoji", "👩🏽\u200d🏫 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥"],
  ["a choice of a picture", "❤\ufe0f ☎\ufe0e 1\ufe0f\u20e3"],
  ["a flag", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
])("keeps %s", (_, text) => {
  expect(typedText(text)).toBe(text);
  expect(hasHiddenCharacters(text)).toBe(false);
});

const unit = fc.constantFrom(
  ...Array.from(
    "aక్\u200c\u200d\u200b\u202e\ufe0f❤🏽🏴\u{e0067}\u{e007f}1\u20e3ب \t\n\r\u2028\u00a0",
  ),
);

test("a text that was read once is read the same again, and nothing hidden is left on a line", () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
      const text = typedText(typed);
      expect(typedText(text)).toBe(text);
      if (!typed.includes("\n")) expect(hasHiddenCharacters(text)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test("a password keeps every character that a database can store", () => {
  const typed = "pass\u00a0wo\u200brd\t\0e\u0301";
  expect(typedSecret(typed)).toBe("pass\u00a0wo\u200brd\té");
  for (const name of ["password", "confirmPassword", "currentPassword"]) {
    expect(typedField(name, typed)).toBe(typedSecret(typed));
  }
  expect(typedField("name", typed)).toBe("pass word é");
});
