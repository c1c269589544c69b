import fc from "fast-check";
import { expect, test } from "vitest";
import { fullName, isEmailAddress, normaliseEmail, splitName } from "./account.ts";

test("an email is normalised", () => {
  expect(normaliseEmail("  Lalitha@Example.COM\n")).toBe("lalitha@example.com");
  expect(normaliseEmail("e\u0301@example.com")).toBe(normaliseEmail("\u00c9@example.com"));
});

test("normalising twice changes nothing more", () => {
  const codes = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 10 });
  fc.assert(
    fc.property(codes, (list) => {
      const text = String.fromCodePoint(...list);
      const once = normaliseEmail(text);
      expect(normaliseEmail(once)).toBe(once);
    }),
  );
});

test.each([
  "a@b.in",
  "Lalitha.Rao+maths@mail.example.co.in",
  "o'brien@example.com",
  " padded@example.com ",
  "9@9.9",
  "x@xn--p1ai.example",
])("%j is an email address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "plain",
  "@example.com",
  "a@",
  "a@localhost",
  "a@b..com",
  "a@.com",
  "a@b.com.",
  "a@-b.com",
  "a@b-.com",
  ".a@b.com",
  "a.@b.com",
  "a..b@c.com",
  "a b@c.com",
  "a@b@c.com",
  "a@b.com\nBcc: x@y.com",
  "Lalitha <a@b.com>",
  "a@b.com,c@d.com",
  "లలిత@example.com",
])("%j is not", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test("a hostile text of a million characters is checked in linear time", () => {
  const before = process.threadCpuUsage();
  expect(isEmailAddress(`${"a.".repeat(500_000)} @`)).toBe(false);
  expect(isEmailAddress(`a@${"a.".repeat(500_000)}`)).toBe(false);
  expect(isEmailAddress(`a@${"a-".repeat(500_000)}`)).toBe(false);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

test.each([
  ["Lalitha", "Lalitha", ""],
  ["Lalitha Rao", "Lalitha", "Rao"],
  ["  Sai   Venkata\tRamana  ", "Sai", "Venkata Ramana"],
  ["లలిత కుమారి 🙂", "లలిత", "కుమారి 🙂"],
  ["   ", "", ""],
])("%j is split after its first word", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test("the halves make the full name again", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S+$/u), { maxLength: 5 }), (words) => {
      const { firstName, lastName } = splitName(words.join("  "));
      expect(fullName(firstName, lastName)).toBe(words.join(" "));
      expect(firstName).toBe(words[0] ?? "");
    }),
  );
});
