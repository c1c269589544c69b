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
