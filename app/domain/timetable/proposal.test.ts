import { describe, expect, test } from "vitest";
import { day, hour } from "#domain/shared/durations.ts";
import { canAnswer, canStudentAnswer, checkAnswers, proposalEnd } from "./proposal.ts";

const now = new Date("2026-03-02T10:00:00+05:30");
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test("a family has two days, and until an hour before the lesson", () => {
  expect(proposalEnd(now, after(5 * day))).toEqual(after(2 * day));
  expect(proposalEnd(now, after(day))).toEqual(after(day - hour));
});

test("no answer is taken after the deadline, and none after the lesson began", () => {
  const asked = { expiresAt: after(1), startsAt: after(2) };
  expect(canAnswer(asked, now)).toBe(true);
  expect(canAnswer(asked, after(1))).toBe(false);
  expect(canAnswer({ expiresAt: after(day), startsAt: after(1) }, after(1))).toBe(false);
});

test.each([
  ["an adult with a guardian", "2000-01-01", true, true],
  ["a child with a guardian", "2015-01-01", true, false],
  ["somebody of unknown age with a guardian", null, true, false],
  ["a child without a guardian", "2015-01-01", false, true],
])("%s", (_, bornOn, hasGuardian, may) => {
  expect(canStudentAnswer({ bornOn, hasGuardian }, now)).toBe(may);
});

describe("a form of answers", () => {
  const answer = (suits: boolean | null, comment = "") => ({ proposalId: "a", suits, comment });

  test.each([
    [[answer(true), answer(null)], null],
    [[answer(false, "x".repeat(300))], null],
    [[answer(false, "x".repeat(301))], "comment-too-long"],
    [[answer(true), answer(null, "Saturday")], "choice-missing"],
    [[answer(null)], "nothing-chosen"],
    [[], "nothing-chosen"],
  ] as const)("%#", (answers, problem) => {
    expect(checkAnswers(answers)).toBe(problem);
  });
});
