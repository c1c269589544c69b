import fc from "fast-check";
import { expect, test } from "vitest";
import { monthOf } from "./lessons/months.ts";
import { addMonths, formatMonth, parseMonth, startOfMonth } from "./month.ts";

test.each(["2026-11", "2000-01", "2099-12"])("%s is a month", (text) => {
  expect(parseMonth(text)).toBe(text);
});

test.each([null, "", "2026", "2026-00", "2026-13", "1999-12", "2026-1", "2026-11-01", "now"])(
  "%s is none",
  (text) => {
    expect(parseMonth(text)).toBeNull();
  },
);

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-11", -23, "2024-12"],
  ["2026-11", 0, "2026-11"],
])("%s and %d months are %s", (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test("a month begins at midnight in India, and has a name", () => {
  expect(startOfMonth("2026-11")).toEqual(new Date("2026-10-31T18:30:00Z"));
  expect(formatMonth("2026-11")).toBe("November 2026");
});

test("each moment is in the month that has begun and whose next one has not", () => {
  const moments = fc.date({
    min: new Date("2001-01-01T00:00:00Z"),
    max: new Date("2098-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const month = monthOf(moment.getTime());
      expect(startOfMonth(month) <= moment).toBe(true);
      expect(startOfMonth(addMonths(month, 1)) > moment).toBe(true);
    }),
  );
});
