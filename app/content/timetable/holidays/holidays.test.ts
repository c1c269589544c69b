import { expect, test } from "vitest";
import { checkHoliday } from "#domain/timetable/week/days.ts";
import { publicHolidays } from "./all.ts";

test.each([...publicHolidays])(
  "the holidays of %i are valid, in order, and each once",
  (year, list) => {
    expect(list.flatMap((holiday) => checkHoliday(holiday, year) ?? [])).toEqual([]);
    const days = list.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(list.some(({ isCertain }) => isCertain)).toBe(true);
  },
);
