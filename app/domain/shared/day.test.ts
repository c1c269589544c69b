import { describe, expect, test } from "vitest";
import { nameDatedMoment, nameMoment } from "./dates.ts";
import { isSameDay, nameDay, startOfDay } from "./day.ts";

// 11:30 PM on Monday, November 23, 2026 in India.
const now = new Date("2026-11-23T18:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe("the name of a day in India", () => {
  test.each([
    [-48, "Saturday 21 November"],
    [-23.6, "Yesterday"],
    [-23.5, "Today"],
    [0.49, "Today"],
    [0.5, "Tomorrow"],
    [24.5, "Wednesday 25 November"],
    [24 * 60, "Friday 22 January 2027"],
  ])("%d hours from now: %s", (hours, name) => {
    expect(nameDay(later(hours), now)).toBe(name);
  });
});

test.each([
  [0.49, "Today at 11:59 PM IST", "Monday 23 November at 11:59 PM IST"],
  [0.5, "Tomorrow at 12:00 AM IST", "Tuesday 24 November at 12:00 AM IST"],
  [24.5, "Wednesday 25 November at 12:00 AM IST", "Wednesday 25 November at 12:00 AM IST"],
  [24 * 60, "Friday 22 January 2027 at 11:30 PM IST", "Friday 22 January 2027 at 11:30 PM IST"],
])("%d hours from now: %s, or with its date", (hours, near, dated) => {
  expect(nameMoment(later(hours), now)).toBe(near);
  expect(nameDatedMoment(later(hours), now)).toBe(dated);
});

test("a day begins at midnight in India", () => {
  expect(startOfDay(now).toISOString()).toBe("2026-11-22T18:30:00.000Z");
  expect(startOfDay(now, -1).toISOString()).toBe("2026-11-21T18:30:00.000Z");
  expect(startOfDay(now, 1).toISOString()).toBe("2026-11-23T18:30:00.000Z");
});

test("two moments are on the same day by India's clock", () => {
  expect(isSameDay(now, later(-23.4))).toBe(true);
  expect(isSameDay(now, later(0.5))).toBe(false);
});
