import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkAdminPassword,
  formsOfPassword,
  minimumOwnLetters,
  withoutWords,
} from "./admin-password.ts";

test.each([
  ["", false, "admin-password-too-short"],
  ["elevenchars", false, "admin-password-too-short"],
  ["elevenchars", true, "admin-password-too-short"],
  ["administrator", true, "password-common"],
  ["aaaaaaaaaaaa", false, "password-common"],
  ["123456789012", false, "password-common"],
  ["abcdefabcdef", false, "password-common"],
  ["twelve chars", false, null],
  ["మామిడి పండు తీపి", false, null],
])("%j, common: %s: %s", (password, isCommon, problem) => {
  expect(checkAdminPassword(password, isCommon)).toBe(problem);
});

test.each([
  ["Sunshine2024!", "sunshine"],
  ["2024sunshine", "sunshine"],
  ["DragonDragon", "dragon"],
  ["dragondragon99", "dragon"],
  ["Dragon-dragon-1", "dragon"],
  ["12 dragon, 12 dragondragon", "dragon"],
  ["ＤＲＡＧＯＮ", "dragon"],
])("%j is looked up as %j too", (password, form) => {
  expect(formsOfPassword(password)).toContain(form);
});

test("the forms are those of the patterns that took a time in proportion to the square", () => {
  const part = fc.constantFrom("a", "b", "ab", "1", "!", "త", "😀", " ");
  const password = fc.array(part, { maxLength: 8 }).map((list) => list.join(""));
  fc.assert(
    fc.property(password, fc.nat(3), (once, more) => {
      const whole = once.repeat(more);
      const word = whole.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
      const expected = [whole, word].flatMap((form) => [form, form.replace(/^(.+?)\1+$/u, "$1")]);
      expect(formsOfPassword(whole).slice(0, expected.length)).toEqual(expected);
    }),
  );
});

const words = ["Deepam Tutorials", "hello@deepam-tutorials.example", "దీపం", "Asha Rao"];

test.each([
  "deepam-deepam-1",
  "Deepam2026Deepam!",
  "TUTORIALSdeepam77",
  "D33pam.tutor1als!",
  "asha@deepam#2027",
  "helloDeepamhello",
  "దీపం-దీపం-దీపం-1",
  "rao.rao.rao.rao.9",
  "2026-deepam-ab-12",
])("%j is little more than the words of the academy and the person", (password) => {
  expect(withoutWords(password, words)?.length).toBeLessThan(minimumOwnLetters);
});

test.each(["deepam and kettle ocean", "ashanti mango river 7"])(
  "%j has one of the words and more",
  (password) => {
    expect(withoutWords(password, words)?.length).toBeGreaterThanOrEqual(minimumOwnLetters);
  },
);

test.each(["kettle ocean 7", "12345678901234", ""])("%j has none of the words", (password) => {
  expect(withoutWords(password, words)).toBeNull();
});

test("words of two letters are no words: too many passwords have them", () => {
  expect(withoutWords("libraries everywhere", ["Li Na", "ab@cd.in"])).toBeNull();
});
