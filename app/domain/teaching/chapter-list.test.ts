import { expect, test } from "vitest";
import {
  checkChapters,
  maxChapterName,
  maxChapters,
  readChapters,
  writeChapters,
} from "./chapter-list.ts";

test.each([
  ["", []],
  [" \n\n\t\n | \n", []],
  ["Motion", ["Motion"]],
  ["Motion\n\n  Force   and   laws \nGravitation\n", ["Motion", "Force and laws", "Gravitation"]],
  ["గణితం\nవాస్తవ సంఖ్యలు", ["గణితం", "వాస్తవ సంఖ్యలు"]],
])("the lines of %j are its chapters", (text, chapters) => {
  expect(readChapters(text)).toEqual({ chapters, names: {} });
});

const text = "Motion | చలనం | गति\nForce |బలం\nHeat || ऊष्मा\nLight";
const own = {
  chapters: ["Motion", "Force", "Heat", "Light"],
  names: { motion: { te: "చలనం", hi: "गति" }, force: { te: "బలం" }, heat: { hi: "ऊष्मा" } },
};

test("a line has a chapter's names in three languages", () => {
  expect(readChapters(text)).toEqual(own);
  expect(readChapters(text.replaceAll("|", "\t"))).toEqual(own);
});

test("a list is written as it is read", () => {
  const written = writeChapters(own);
  expect(written).toBe("Motion | చలనం | गति\nForce | బలం\nHeat | | ऊष्मा\nLight");
  expect(readChapters(written)).toEqual(own);
});

test("a translation stays with its chapter when lines are moved, removed or added", () => {
  const lines = text.split("\n").toReversed();
  const { names } = readChapters(
    ["New", ...lines.filter((line) => !line.includes("Force"))].join("\n"),
  );
  expect(names).toEqual({ motion: own.names.motion, heat: own.names.heat });
});

test("a chapter that gets another name has what stands on its line, and the old name has nothing", () => {
  const { names } = readChapters(text.replace("Motion", "Movement"));
  expect(names).toEqual({
    movement: own.names.motion,
    force: own.names.force,
    heat: own.names.heat,
  });
});

const many = (number: number) =>
  Array.from({ length: number }, (_, index) => `Chapter ${index}`).join("\n");
const long = "a".repeat(maxChapterName + 1);
const longInTelugu = "అ".repeat(maxChapterName + 1);

test.each([
  ["", { code: "no-chapters" }],
  ["Motion", null],
  [text, null],
  [many(maxChapters), null],
  [many(maxChapters + 1), { code: "too-many" }],
  [long.slice(1), null],
  [`Motion\n${long}`, { code: "too-long", text: long }],
  [`Motion | ${longInTelugu}`, { code: "too-long", text: longInTelugu }],
  ["Motion\nForce\nMOTION", { code: "repeated", text: "MOTION" }],
  ["Motion | చలనం\nForce | చలనం", { code: "same-name", text: "చలనం" }],
  ["Motion | | गति\nForce | | गति", { code: "same-name", text: "गति" }],
  // The same word in two languages is no repetition.
  ["చలనం\nMotion | చలనం", null],
  ["Mo\u202etion", { code: "hidden-characters", text: "Mo\u202etion" }],
  ["Motion | చల\ue000నం", { code: "hidden-characters", text: "చల\ue000నం" }],
  [" | చలనం | गति", { code: "no-name", text: "చలనం | गति" }],
  [
    "Motion | చలనం | गति | vitesse",
    { code: "too-many-names", text: "Motion | చలనం | गति | vitesse" },
  ],
  ["Motion | చలనం | गति |", null],
  ["Motion | गति | చలనం", { code: "not-te", text: "गति" }],
  ["Motion | | చలనం", { code: "not-hi", text: "చలనం" }],
  ["Motion | movement", { code: "not-te", text: "movement" }],
  ["Motion | చలనం गति", { code: "not-te", text: "చలనం गति" }],
  ["Python | Python పరిచయం | Python का परिचय", null],
  // The first line that is wrong, whatever is wrong with later ones.
  [`A\na\n${long}`, { code: "repeated", text: "a" }],
])("the check of %j", (typed, problem) => {
  expect(checkChapters(typed)).toEqual(problem);
});
