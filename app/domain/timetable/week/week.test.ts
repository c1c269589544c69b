import { describe, expect, test } from "vitest";
import {
  addWeeks,
  clockTime,
  formatWeek,
  minuteOfDay,
  parseWeek,
  timeField,
  weekInWords,
  weekOf,
} from "./week.ts";

const week = (date: string) => {
  const parsed = parseWeek(date);
  if (!parsed) throw new Error(`no week: ${date}`);
  return parsed;
};

describe("a week", () => {
  test("begins with Monday's midnight in India, whatever the machine's time zone", () => {
    const { start, end, days } = weekOf(new Date("2027-01-06T12:00:00Z"));
    expect(start.toISOString()).toBe("2027-01-03T18:30:00.000Z");
    expect(end.toISOString()).toBe("2027-01-10T18:30:00.000Z");
    expect(days.map(({ date }) => date)).toEqual([
      "2027-01-04",
      "2027-01-05",
      "2027-01-06",
      "2027-01-07",
      "2027-01-08",
      "2027-01-09",
      "2027-01-10",
    ]);
    expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([
    ["2027-01-03T18:29:59Z", "2026-12-28"],
    ["2027-01-03T18:30:00Z", "2027-01-04"],
    ["2027-01-10T18:29:59Z", "2027-01-04"],
    ["2027-01-10T18:30:00Z", "2027-01-11"],
  ])("of %s begins on %s", (moment, monday) => {
    expect(formatWeek(weekOf(new Date(moment)))).toBe(monday);
  });

  test("is found by any of its days", () => {
    for (const date of ["2027-01-04", "2027-01-07", "2027-01-10"]) {
      expect(formatWeek(week(date))).toBe("2027-01-04");
    }
  });

  test.each([null, "", "yesterday", "2027-02-30", "2027-1-4", "1999-12-31", "2100-01-01"])(
    "is not found by %s",
    (text) => expect(parseWeek(text)).toBeNull(),
  );

  test("has neighbours", () => {
    expect(formatWeek(addWeeks(week("2027-01-04"), 1))).toBe("2027-01-11");
    expect(formatWeek(addWeeks(week("2027-01-04"), -1))).toBe("2026-12-28");
  });

  test.each([
    ["2027-01-04", "January 4–10, 2027"],
    ["2026-09-28", "September 28 – October 4, 2026"],
    ["2026-12-28", "December 28, 2026 – January 3, 2027"],
  ])("of %s is %s", (date, words) => expect(weekInWords(week(date))).toBe(words));
});

test("minutes of a day are counted in India", () => {
  expect(minuteOfDay(new Date("2027-01-03T18:30:59Z"))).toBe(0);
  expect(minuteOfDay(new Date("2027-01-04T11:45:00Z"))).toBe(17 * 60 + 15);
});

test.each([
  [0, "12:00 AM", "00:00"],
  [9 * 60 + 5, "9:05 AM", "09:05"],
  [12 * 60, "12:00 PM", "12:00"],
  [17 * 60 + 30, "5:30 PM", "17:30"],
])("minute %i is %s", (minutes, words, field) => {
  expect(clockTime(minutes)).toBe(words);
  expect(timeField(minutes)).toBe(field);
});
