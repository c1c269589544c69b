import { describe, expect, test } from "vitest";
import { isSameDay, nameDay, startOfDay } from "./day.ts";

// 11:30 PM on Monday, November 23, 2026 in India.
const now = new Date("2026-11-23T18:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe("the name of a day in India", () => {
  test.each([
    [-48, "Saturday, November 21"],
    [-23.6, "Yesterday"],
    [-23.5, "Today"],
    [0.49, "Today"],
    [0.5, "Tomorrow"],
    [24.5, "Wednesday, November 25"],
    [24 * 60, "Friday, January 22, 2027"],
  ])("%d hours from now: %s", (hours, name) => {
    expect(nameDay(later(hours), now)).toBe(name);
  });
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
