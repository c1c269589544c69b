import { expect, test } from "vitest";
import { canCancel, canMakeUp, checkCancelReason, toOneLine } from "./cancellation.ts";

const now = new Date("2026-12-01T12:00:00Z");
const lesson = { startsAt: now, minutes: 60, isCancelled: false, isMadeUp: false };
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a planned lesson can be cancelled until it is over, and only once", () => {
  expect(canCancel(lesson, now)).toBe(true);
  expect(canCancel({ ...lesson, startsAt: before(59) }, now)).toBe(true);
  expect(canCancel({ ...lesson, startsAt: before(60) }, now)).toBe(false);
  expect(canCancel({ ...lesson, isCancelled: true }, now)).toBe(false);
});

test("only a cancelled lesson can be made up for, and only once", () => {
  expect(canMakeUp(lesson)).toBe(false);
  expect(canMakeUp({ ...lesson, isCancelled: true })).toBe(true);
  expect(canMakeUp({ ...lesson, isCancelled: true, isMadeUp: true })).toBe(false);
});

test.each([
  ["", "reason-missing"],
  [" \n ", "reason-missing"],
  ["జ్వరం", null],
  [`${"x".repeat(200)} `, null],
  ["x".repeat(201), "reason-too-long"],
])("the reason %j: %s", (reason, problem) => {
  expect(checkCancelReason(reason)).toBe(problem);
});

test("a reason is stored in one line", () => {
  expect(toOneLine(" Fever,\r\n\tsorry ")).toBe("Fever, sorry");
});
