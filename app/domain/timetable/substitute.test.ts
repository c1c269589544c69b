import { expect, test } from "vitest";
import { canDecline, canSubstitute } from "./substitute.ts";

const lesson = { startsAt: new Date("2026-03-02T12:00:00Z"), minutes: 60, isCancelled: false };

test.each([
  ["before it", "2026-03-01T12:00:00Z", true],
  ["while it is held", "2026-03-02T12:59:59Z", true],
  ["once it is over", "2026-03-02T13:00:00Z", false],
])("another tutor can give a lesson: %s", (_, now, expected) => {
  expect(canSubstitute(lesson, new Date(now))).toBe(expected);
});

test("nobody gives a cancelled one", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  expect(canSubstitute({ ...lesson, isCancelled: true }, now)).toBe(false);
});

test.each([
  ["before it", "2026-03-02T11:59:59Z", true],
  ["once it has begun", "2026-03-02T12:00:00Z", false],
])("it can be declined: %s", (_, now, expected) => {
  expect(canDecline(lesson, new Date(now))).toBe(expected);
});
