import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import {
  addDays,
  dayOf,
  lastDayOf,
  lessonsBetween,
  planningEnd,
  shiftTimes,
  weekdayOf,
  weeksAhead,
  type SeriesRule,
  type SeriesTime,
} from "./series.ts";

const mondayAtSix = { weekday: 1, startMinute: 18 * 60, minutes: 60 };
const thursdayAtFive = { weekday: 4, startMinute: 17 * 60, minutes: 90 };
const rule: SeriesRule = {
  times: [mondayAtSix, thursdayAtFive],
  firstDay: "2026-12-28",
  lastDay: null,
};

const inWords = (lessons: readonly { startsAt: Date; minutes: number }[]) =>
  lessons.map(({ startsAt, minutes }) => {
    const { date, time } = toIndiaDateTimeFields(startsAt);
    return `${date} ${time} ${minutes}`;
  });

describe("days", () => {
  test.each([
    ["2026-12-28", 1],
    ["2027-01-03", 7],
    ["2028-02-29", 2],
  ])("%s is weekday %i", (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test("are added across months, years and leap days", () => {
    expect(addDays("2026-12-28", 7)).toBe("2027-01-04");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-01-04", -7)).toBe("2026-12-28");
  });

  test("are India's: the evening in Greenwich is the next day", () => {
    expect(dayOf(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01");
  });
});

describe("the lessons of a series", () => {
  test("are on its weekdays, at their times and lengths, across the year's end", () => {
    expect(inWords(lessonsBetween(rule, "2026-12-28", "2027-01-07"))).toEqual([
      "2026-12-28 18:00 60",
      "2026-12-31 17:00 90",
      "2027-01-04 18:00 60",
      "2027-01-07 17:00 90",
    ]);
  });

  test("begin on the first day and end with the last", () => {
    const ended = { ...rule, lastDay: "2027-01-04" };
    expect(inWords(lessonsBetween(ended, "2026-01-01", "2028-01-01"))).toEqual([
      "2026-12-28 18:00 60",
      "2026-12-31 17:00 90",
      "2027-01-04 18:00 60",
    ]);
  });

  test("two on one day are in the order of their times", () => {
    const early = { weekday: 1, startMinute: 0, minutes: 30 };
    const twice = { ...rule, times: [mondayAtSix, early] };
    expect(inWords(lessonsBetween(twice, "2026-12-28", "2026-12-28"))).toEqual([
      "2026-12-28 00:00 30",
      "2026-12-28 18:00 60",
    ]);
  });

  test("so many of them end on the last one's day", () => {
    expect(lastDayOf(rule, 1)).toBe("2026-12-28");
    expect(lastDayOf(rule, 4)).toBe("2027-01-07");
  });

  test("three a week are 78 in the weeks that are planned ahead", () => {
    const times = [1, 3, 5].map((weekday) => ({ ...mondayAtSix, weekday }));
    const thrice = { ...rule, times };
    const until = planningEnd(thrice, "2026-11-23");
    expect(lessonsBetween(thrice, thrice.firstDay, until)).toHaveLength(3 * weeksAhead);
  });

  test("are planned from today for a series that has begun, and never beyond its end", () => {
    expect(planningEnd(rule, "2027-02-01")).toBe("2027-08-01");
    expect(planningEnd({ ...rule, lastDay: "2027-03-01" }, "2027-02-01")).toBe("2027-03-01");
  });
});

const times = fc.uniqueArray(
  fc.record<SeriesTime>({
    weekday: fc.integer({ min: 1, max: 7 }),
    startMinute: fc.integer({ min: 0, max: 1439 }),
    minutes: fc.constantFrom(30, 60, 90),
  }),
  {
    minLength: 1,
    maxLength: 5,
    selector: ({ weekday, startMinute }) => weekday * 1440 + startMinute,
  },
);
const firstDays = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));

test("a series planned in two parts has the lessons of one", () => {
  fc.assert(
    fc.property(
      times,
      firstDays,
      fc.nat({ max: 60 }),
      fc.nat({ max: 60 }),
      (some, firstDay, part, rest) => {
        const any = { times: some, firstDay, lastDay: null };
        const [middle, end] = [addDays(firstDay, part), addDays(firstDay, part + rest)];
        const parts = [
          ...lessonsBetween(any, firstDay, middle),
          ...lessonsBetween(any, addDays(middle, 1), end),
        ];
        expect(parts).toEqual(lessonsBetween(any, firstDay, end));
      },
    ),
  );
});

test("shifted times give the same lessons, each later by the difference", () => {
  fc.assert(
    fc.property(times, firstDays, fc.integer({ min: -20_000, max: 20_000 }), (some, day, by) => {
      const far = addDays(day, 60);
      const wide = { firstDay: addDays(day, -60), lastDay: null };
      const shifted = lessonsBetween({ ...wide, times: shiftTimes(some, by) }, day, far);
      const starts = new Set(
        lessonsBetween({ ...wide, times: some }, addDays(day, -30), addDays(far, 30)).map(
          ({ startsAt, minutes }) => `${startsAt.getTime() + by * 60_000} ${minutes}`,
        ),
      );
      for (const { startsAt, minutes } of shifted) {
        expect(starts).toContain(`${startsAt.getTime()} ${minutes}`);
      }
      expect(shiftTimes(shiftTimes(some, by), -by)).toEqual(some);
    }),
  );
});

test("so many lessons are exactly that many", () => {
  fc.assert(
    fc.property(times, firstDays, fc.integer({ min: 1, max: 60 }), (some, firstDay, count) => {
      const once = [...new Map(some.map((time) => [time.weekday, time])).values()];
      const any = { times: once, firstDay, lastDay: null };
      const last = lastDayOf(any, count);
      expect(lessonsBetween(any, firstDay, last)).toHaveLength(count);
      expect(lessonsBetween(any, firstDay, addDays(last, -1)).length).toBeLessThan(count);
    }),
  );
});
