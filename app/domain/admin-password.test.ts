import fc from "fast-check";
import { expect, test } from "vitest";
import { checkAdminPassword, formsOfPassword } from "./admin-password.ts";

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
      expect(formsOfPassword(whole)).toEqual(expected);
    }),
  );
});
