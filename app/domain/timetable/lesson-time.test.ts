import { expect, test } from "vitest";
import { dayInWords, timeInWords } from "./lesson-time.ts";

// 11:30 PM on Monday in India.
const now = Date.parse("2026-11-23T18:00:00Z");

test.each([
  ["2026-11-23T13:00:00Z", "today at 6:30 PM"],
  ["2026-11-23T18:29:00Z", "today at 11:59 PM"],
  ["2026-11-23T18:30:00Z", "tomorrow at 12:00 AM"],
  ["2026-11-24T06:30:00Z", "tomorrow at 12:00 PM"],
  ["2026-11-25T13:05:00Z", "on Wednesday at 6:35 PM"],
  ["2026-11-29T13:00:00Z", "on Sunday at 6:30 PM"],
  ["2026-11-30T13:00:00Z", "on Monday 30 November at 6:30 PM"],
  ["2027-01-01T03:00:00Z", "on Friday 1 January at 8:30 AM"],
  ["2026-11-22T13:00:00Z", "on Sunday 22 November at 6:30 PM"],
])("%s is %s", (moment, words) => {
  expect(timeInWords(Date.parse(moment), now)).toBe(words);
});

test("a day has its name and date in India", () => {
  expect(dayInWords(now)).toBe("Monday 23 November");
  expect(dayInWords(now + 3_600_000)).toBe("Tuesday 24 November");
});
