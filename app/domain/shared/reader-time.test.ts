import { expect, test } from "vitest";
import { formatAbroad } from "./reader-time.ts";

// 4:00 PM on Friday in India.
const at = Date.parse("2026-11-27T10:30:00Z");

test.each([
  ["India", -330, null],
  ["Dubai", -240, "2:30 PM"],
  ["London", 0, "10:30 AM"],
  ["New York", 300, "5:30 AM"],
  ["Kathmandu", -345, "4:15 PM"],
  ["Auckland", -780, "11:30 PM"],
])("it is by the clock of %s", (_, offset, text) => {
  expect(formatAbroad(at, offset)).toBe(text);
});

test("another day is named", () => {
  // 6:00 AM on Friday, and 9:00 PM.
  expect(formatAbroad(Date.parse("2026-11-27T00:30:00Z"), 480)).toBe("Thursday, 4:30 PM");
  expect(formatAbroad(Date.parse("2026-11-27T15:30:00Z"), -660)).toBe("Saturday, 2:30 AM");
});
