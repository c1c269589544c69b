import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRupees, mostPaise, parseRupees, partOfHour } from "./money.ts";

test.each([
  ["600", 60_000],
  ["₹1,20,000", 12_000_000],
  ["599.5", 59_950],
  ["599.05", 59_905],
  ["१२००", 120_000],
  [" 0.01 ", 1],
  ["10000000", mostPaise],
])("%s is %i paise", (text, paise) => {
  expect(parseRupees(text)).toBe(paise);
});

test.each(["", "0", "-5", "1.234", "12 rupees", "1e3", "10000000.01", "6OO"])(
  "%j is no amount",
  (text) => {
    expect(parseRupees(text)).toBeNull();
  },
);

test("an amount that is shown is read as the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostPaise }), (paise) => {
      expect(parseRupees(formatRupees(paise))).toBe(paise);
    }),
  );
});

test.each([
  [12_345_650, "₹1,23,456.50"],
  [-50_000, "−₹500"],
  [0, "₹0"],
])("%i paise are shown as %s", (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

test.each([
  [60_000, 60, 100, 60_000],
  [60_000, 45, 50, 22_500],
  // Half a paisa is rounded up, once.
  [101, 30, 100, 51],
  [100, 20, 100, 33],
])("%i paise an hour for %i minutes at %i percent are %i", (perHour, minutes, percent, part) => {
  expect(partOfHour(perHour, minutes, percent)).toBe(part);
});
