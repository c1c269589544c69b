import { expect, test } from "vitest";
import {
  chapterKey,
  checkChapters,
  maxChapterName,
  maxChapters,
  readChapters,
} from "./syllabus.ts";

test.each([
  ["", []],
  [" \n\n\t\n", []],
  ["Motion", ["Motion"]],
  ["Motion\n\n  Force \t and   laws \nGravitation\n", ["Motion", "Force and laws", "Gravitation"]],
  ["గణితం\nవాస్తవ సంఖ్యలు", ["గణితం", "వాస్తవ సంఖ్యలు"]],
])("the lines of %j are its chapters", (text, chapters) => {
  expect(readChapters(text)).toEqual(chapters);
});

const many = (number: number) => Array.from({ length: number }, (_, index) => `Chapter ${index}`);
const long = "a".repeat(maxChapterName + 1);

test.each([
  [[], { code: "no-chapters" }],
  [["Motion"], null],
  [many(maxChapters), null],
  [many(maxChapters + 1), { code: "too-many" }],
  [[long.slice(1)], null],
  [["Motion", long], { code: "too-long", chapter: long }],
  [["Motion", "Force", "MOTION"], { code: "repeated", chapter: "MOTION" }],
  [["Mo\u202etion"], { code: "hidden-characters", chapter: "Mo\u202etion" }],
  // The first chapter that is wrong, whatever is wrong with later ones.
  [["A", "a", long], { code: "repeated", chapter: "a" }],
])("the check of a list", (chapters, problem) => {
  expect(checkChapters(chapters)).toEqual(problem);
});

test.each([
  ["Ohm’s Law", "Ohm's law"],
  ["Acids–Bases", "Acids - Bases"],
])("%s and %s are one chapter", (one, other) => {
  expect(chapterKey(one)).toBe(chapterKey(other));
});
