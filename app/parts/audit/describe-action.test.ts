import { expect, test } from "vitest";
import { describeAction } from "./describe-action.ts";

test.each([
  ["lift-suspension", "done", null, "Lifted a tutor's suspension"],
  ["lift-suspension", "denied", null, "Not done: Lifted a tutor's suspension"],
  ["publish", "denied", "exam", "Not done: Published an exam"],
  ["begin-sign-in", "denied", null, "Tried to sign in"],
  ["enter", "denied", null, "Tried to open a page that is not theirs"],
  ["toString", "denied", null, null],
] as const)("%s, %s, of %s", (action, outcome, subjectKind, text) => {
  expect(describeAction({ action, outcome, subjectKind })).toBe(text);
});
