import { expect, test } from "vitest";
import { chapterKey, isInScriptOf } from "./syllabus.ts";

test.each([
  ["Ohm’s Law", "Ohm's law"],
  ["Acids–Bases", "Acids - Bases"],
])("%s and %s are one chapter", (one, other) => {
  expect(chapterKey(one)).toBe(chapterKey(other));
});

test.each([
  ["చలనం", true, false],
  ["गति", false, true],
  ["Python పరిచయం", true, false],
  ["Motion", false, false],
  ["చలనం गति", false, false],
])("the script of %s", (text, isTelugu, isHindi) => {
  expect([isInScriptOf("te", text), isInScriptOf("hi", text)]).toEqual([isTelugu, isHindi]);
});
