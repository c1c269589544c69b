import { expect, test } from "vitest";
import { findAdminPasswordProblem, isCommonPassword } from "./common-passwords.ts";

test.each(["123456", "qwerty", "Password1", "iloveyou", "Sunshine2024!", "dragondragon", "VILUVA"])(
  "%j is common",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(["correct horse", "గణితం sesame", "kettle.ocean.7", ""])("%j is not", async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test.each([
  ["123456", "admin-password-too-short"],
  ["kettleocean", "admin-password-too-short"],
  ["administrator", "password-common"],
  ["Administrator2027!", "password-common"],
  ["123456789012", "password-common"],
  ["kettle ocean", null],
])("as an admin's password %j: %s", async (password, problem) => {
  expect(await findAdminPasswordProblem(password, [])).toBe(problem);
});

const texts = ["Deepam Tutorials", "office@deepam.example", "Asha Rao"];

test.each([
  ["viluva-viluva-1", "password-own-words"],
  ["ViluvaAcademy2026", "password-own-words"],
  ["deepam-deepam-1", "password-own-words"],
  ["Tutorials Deepam 2026", "password-own-words"],
  ["asharao-asharao", "password-own-words"],
  ["deepam-password-1", "password-own-words"],
  ["dragon-dragon-1", "password-common"],
  ["deepam kettle ocean", null],
])("as an admin's password in Asha Rao's academy %j: %s", async (password, problem) => {
  expect(await findAdminPasswordProblem(password, texts)).toBe(problem);
});
