import { expect, test } from "vitest";
import { formatLength, formatTimeLeft } from "./lengths.ts";

test.each([
  [10, "10 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [90, "1 hour 30 minutes"],
  [480, "8 hours"],
])("%i minutes are written as %s", (minutes, words) => {
  expect(formatLength(minutes)).toBe(words);
});

test.each([
  [5 * 60_000, "5 minutes"],
  [61 * 60_000, "1 hour 1 minute"],
  [60 * 60_000, "1 hour"],
  [(49 * 60 + 5) * 60_000, "2 days 1 hour"],
])("%i ms are left as %s", (milliseconds, words) => {
  expect(formatTimeLeft(milliseconds)).toBe(words);
});
