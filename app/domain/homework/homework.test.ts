import { expect, test } from "vitest";
import { checkAnswer, checkHomework, checkMarking, homeworkLimits } from "./homework.ts";

// Half past midnight of 29 November in India.
const now = new Date("2026-11-28T19:00:00Z");

test.each([
  [null, { text: "Page 12", until: "" }],
  [null, { text: "Page 12", until: "2026-11-29" }],
  [null, { text: "x".repeat(homeworkLimits.text), until: "" }],
  ["text-missing", { text: " ", until: "" }],
  ["homework-too-long", { text: "x".repeat(homeworkLimits.text + 1), until: "" }],
  ["homework-until-invalid", { text: "Page 12", until: "2026-02-30" }],
  ["homework-until-past", { text: "Page 12", until: "2026-11-28" }],
])("setting: %s for %o", (problem, input) => {
  expect(checkHomework(input, now)?.problem ?? null).toBe(problem);
});

test.each([
  [null, "x = 4", 0],
  [null, "", 1],
  ["answer-missing", " ", 0],
  ["answer-too-long", "x".repeat(homeworkLimits.answer + 1), 1],
] as const)("answering: %s", (problem, text, photos) => {
  expect(checkAnswer(text, photos)?.problem ?? null).toBe(problem);
});

test.each([
  [null, { mark: "8.5", outOf: "10", word: "" }],
  [null, { mark: "", outOf: "", word: "Well done." }],
  [null, { mark: "0", outOf: "10", word: "" }],
  ["marking-missing", { mark: "", outOf: " ", word: "" }],
  ["mark-incomplete", { mark: "8", outOf: "", word: "" }],
  ["mark-incomplete", { mark: "", outOf: "10", word: "" }],
  ["mark-invalid", { mark: "-1", outOf: "10", word: "" }],
  ["mark-invalid", { mark: "8", outOf: "0", word: "" }],
  ["mark-too-high", { mark: "11", outOf: "10", word: "" }],
  ["word-too-long", { mark: "", outOf: "", word: "x".repeat(homeworkLimits.word + 1) }],
])("marking: %s for %o", (problem, input) => {
  expect(checkMarking(input)?.problem ?? null).toBe(problem);
});
