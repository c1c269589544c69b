import fc from "fast-check";
import { expect, test } from "vitest";
import { canEndOn, checkDiscount, parseDiscountScope, parsePercent } from "./discount.ts";
import { discountedPart, partOfHour } from "./money.ts";

const id = "00000000-0000-4000-8000-000000000001";
const discount = {
  scope: "family",
  unit: "percent",
  amount: "10",
  from: "2026-11-01",
  until: "",
  reason: "sibling",
  note: "",
};

test.each([
  ["nothing", {}, null],
  ["rupees", { unit: "rupees", amount: "₹100" }, null],
  ["a student", { scope: `student:${id}` }, null],
  ["one day", { until: "2026-11-01" }, null],
  ["nobody", { scope: "" }, "scope-missing"],
  ["another kind of person", { scope: `tutor:${id}` }, "scope-missing"],
  ["no unit", { unit: "" }, "unit-missing"],
  ["no amount", { amount: " " }, "amount-missing"],
  ["0 percent", { amount: "0" }, "no-percent"],
  ["101 percent", { amount: "101" }, "no-percent"],
  ["a part of a percent", { amount: "12.5" }, "no-percent"],
  ["half a rupee", { unit: "rupees", amount: "0.50" }, "no-rupees"],
  ["more than a lakh", { unit: "rupees", amount: "1,00,001" }, "no-rupees"],
  ["no day", { from: "" }, "day-missing"],
  ["a day that is none", { from: "2026-02-30" }, "no-such-day"],
  ["a last day that is none", { until: "2026-02-30" }, "no-such-day"],
  ["a last day before the first", { until: "2026-10-31" }, "ends-before"],
  ["no reason", { reason: "" }, "reason-missing"],
  ["another reason that nobody wrote", { reason: "other", note: " " }, "note-missing"],
  ["another reason", { reason: "other", note: "Moved from Warangal" }, null],
  ["a long note", { note: "x".repeat(501) }, "note-too-long"],
] as const)("a discount with %s: %j", (_, change, problem) => {
  expect(checkDiscount({ ...discount, ...change })?.problem ?? null).toBe(problem);
});

test.each([
  ["10 %", 10],
  ["१५", 15],
  ["100", 100],
  ["ten", null],
  ["-5", null],
])("%s is %s percent", (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

test("a scope has an id, but for the family", () => {
  expect(parseDiscountScope(`assignment:${id}`)).toEqual({ is: "assignment", id });
  expect(parseDiscountScope("family")).toEqual({ is: "family" });
});

test.each([
  ["2026-11-01", null, true],
  ["2026-10-31", null, false],
  ["2026-11-10", "2026-11-10", true],
  ["2026-11-11", "2026-11-10", false],
  ["soon", null, false],
])("a discount since 1 November ends on %s, where its last day is %s: %s", (day, last, can) => {
  expect(canEndOn(day, "2026-11-01", last)).toBe(can);
});

test.each([
  [60_000, 60, 100, { percent: 10, paisePerHour: null }, 54_000],
  [60_000, 45, 50, { percent: 100, paisePerHour: null }, 0],
  [60_000, 90, 100, { percent: null, paisePerHour: 10_000 }, 75_000],
  [5000, 60, 100, { percent: null, paisePerHour: 10_000 }, 0],
  // Half a paisa is rounded up, once: 50.5 paise, where two roundings gave 51 of 51.
  [101, 60, 100, { percent: 50, paisePerHour: null }, 51],
  [99_999, 50, 33, { percent: 7, paisePerHour: null }, 25_575],
])("%i paise an hour for %i minutes at %i percent, less %j, are %i", (...row) => {
  const [perHour, minutes, percent, off, left] = row;
  expect(discountedPart(perHour, minutes, percent, off)).toBe(left);
});

test("a discount never leaves less than nothing, nor more than the full price", () => {
  const off = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), paisePerHour: fc.constant(null) }),
    fc.record({
      percent: fc.constant(null),
      paisePerHour: fc.integer({ min: 100, max: 10_000_000 }),
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 15, max: 240 }),
      fc.integer({ min: 0, max: 100 }),
      off,
      (perHour, minutes, percent, taken) => {
        const left = discountedPart(perHour, minutes, percent, taken);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(partOfHour(perHour, minutes, percent));
      },
    ),
  );
});
