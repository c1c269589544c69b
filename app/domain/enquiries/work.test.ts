import { expect, test } from "vitest";
import { checkCall, checkLoss, checkNextStep, enquiryLimits } from "./work.ts";

const longest = "x".repeat(enquiryLimits.note);

test.each([
  ["", null],
  [longest, null],
  [`${longest}x`, "too-long"],
])("a call's note of that length", (note, problem) => {
  expect(checkCall({ note })?.problem ?? null).toBe(problem);
});

test.each([
  ["", "", "reason-missing"],
  ["lost", "", "reason-missing"],
  ["price", "", null],
  ["other", " ", "note-missing"],
  ["other", "They moved away.", null],
  ["price", `${longest}x`, "too-long"],
])("a loss because of '%s' with a note", (reason, note, problem) => {
  expect(checkLoss({ reason, note })?.problem ?? null).toBe(problem);
});

const step = { nextStep: "Call again", date: "2026-11-24", time: "18:00" };

test.each([
  [{}, null],
  [{ nextStep: "", date: "", time: "" }, null],
  [{ nextStep: "" }, "step-missing"],
  [{ nextStep: "x".repeat(201) }, "too-long"],
  [{ date: "" }, "date-missing"],
  [{ time: "" }, "time-missing"],
  [{ date: "2026-02-30" }, "no-such-time"],
  [{ time: "25:00" }, "no-such-time"],
])("a next step with %j", (changed, problem) => {
  expect(checkNextStep({ ...step, ...changed })?.problem ?? null).toBe(problem);
});
