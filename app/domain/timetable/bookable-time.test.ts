import { expect, test } from "vitest";
import { isAtNight, isOver } from "./bookable-time.ts";

const now = new Date("2026-12-01T12:00:00Z");

test.each([
  ["2026-12-01T11:00:00Z", 60, true],
  ["2026-12-01T11:00:00.001Z", 60, false],
  ["2026-12-01T11:00:00Z", 61, false],
  ["2026-12-01T12:00:00Z", 10, false],
  ["2026-10-12T21:30:00Z", 60, true],
])("a lesson at %s of %i minutes is over: %s", (startsAt, minutes, expected) => {
  expect(isOver({ startsAt: new Date(startsAt), minutes }, now)).toBe(expected);
});

test.each([
  ["05:59", true],
  ["06:00", false],
  ["21:59", false],
  ["22:00", true],
  ["00:00", true],
  ["03:00", true],
])("%s in India is at night: %s", (time, expected) => {
  expect(isAtNight(new Date(`2026-12-01T${time}:00+05:30`))).toBe(expected);
});
