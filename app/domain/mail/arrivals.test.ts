import { expect, test } from "vitest";
import { isArrivalsChoice, lastDailyArrivals } from "./arrivals.ts";

test.each([
  ["2026-11-23T02:30:00Z", "2026-11-23T02:30:00Z"],
  ["2026-11-23T02:29:59Z", "2026-11-22T02:30:00Z"],
  ["2026-11-23T18:29:59Z", "2026-11-23T02:30:00Z"],
  // In India it is the next day already.
  ["2026-11-23T18:30:00Z", "2026-11-23T02:30:00Z"],
  ["2026-12-31T20:00:00Z", "2026-12-31T02:30:00Z"],
])("before %s the daily mail was last due at %s", (now, due) => {
  expect(lastDailyArrivals(new Date(now))).toEqual(new Date(due));
});

test("only the three choices are accepted", () => {
  expect(["at-once", "daily", "never", "", "hourly", null].filter(isArrivalsChoice)).toEqual([
    "at-once",
    "daily",
    "never",
  ]);
});
