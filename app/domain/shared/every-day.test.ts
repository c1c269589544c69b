import { describe, expect, test } from "vitest";
import { lastDailyArrivals } from "#domain/mail/arrivals.ts";
import { ageAt, bornAfterForMinors, isMinor, readBirthDate } from "#domain/people/birth-date.ts";
import { calendarStart } from "#domain/calendar/calendar.ts";
import { isSameDay, nameDay, startOfDay } from "./day.ts";
import { formatDate, formatDateTime } from "./dates.ts";
import { lateSince } from "#domain/enquiries/answer.ts";
import { isCalendarDate, parseIndiaDateTime, toIndiaDateTimeFields } from "./india-time.ts";
import { addMonths, isMonth, monthOf, startOfMonth } from "#domain/lessons/months.ts";
import { newsSince } from "#domain/teaching/news.ts";
import { changeDeadline } from "#domain/timetable/series/change-rule.ts";
import {
  addDays,
  dayOf,
  lessonsBetween,
  planningEnd,
  weekdayOf,
} from "#domain/timetable/series/series.ts";
import { addWeeks, formatWeek, parseWeek, weekOf } from "#domain/timetable/week/week.ts";
import { day } from "./durations.ts";

// Each function that builds a date, on all days of forty years: ten of them are leap years.
const firstDay = Date.UTC(2020, 0, 1) - 330 * 60_000;
const days = Array.from({ length: 40 * 365 + 10 }, (_, number) => firstDay + number * day);
// Of each day its first second, its last or one between.
const secondsIn = [0, 45_296, 86_399];
const moments = days.map((start, number) => start + (secondsIn[number % 3] ?? 0) * 1_000);

/** The first moment for which something isn't true; undefined if there is none. */
function findFailing(holds: (moment: Date) => boolean): string | undefined {
  const failing = moments.find((moment) => !holds(new Date(moment)));
  return failing === undefined ? undefined : new Date(failing).toISOString();
}

const isRealDate = (date: Date) =>
  !Number.isNaN(date.getTime()) && isCalendarDate(toIndiaDateTimeFields(date).date);

describe("on every day of forty years", () => {
  test("the list has them all", () => {
    expect(dayOf(new Date(days[0] ?? 0))).toBe("2020-01-01");
    expect(dayOf(new Date(days.at(-1) ?? 0))).toBe("2059-12-31");
  });

  test.each<[string, (moment: Date) => boolean]>([
    ["the youngest adult's birth date exists", (now) => isCalendarDate(bornAfterForMinors(now))],
    [
      "who was born after that date is a minor, and nobody else",
      (now) => {
        const born = bornAfterForMinors(now);
        return !isMinor(born, now) && isMinor(addDays(born, 1), now);
      },
    ],
    [
      "a birth date is read back from its fields",
      (now) => {
        const date = dayOf(now);
        const [year = "", month = "", day = ""] = date.split("-");
        return readBirthDate({ day, month, year }) === date && ageAt(date, now) === 0;
      },
    ],
    [
      "a moment's fields lead back to its minute",
      (now) => {
        const { date, time } = toIndiaDateTimeFields(now);
        const age = now.getTime() - (parseIndiaDateTime(date, time)?.getTime() ?? 0);
        return age >= 0 && age < 60_000;
      },
    ],
    [
      "a day begins at its midnight and has 24 hours",
      (now) => {
        const start = startOfDay(now);
        return (
          toIndiaDateTimeFields(start).time === "00:00" &&
          isSameDay(start, now) &&
          startOfDay(now, 1).getTime() - start.getTime() === day
        );
      },
    ],
    [
      "a day so many days later is as far back",
      (now) =>
        [1, 28, 29, 365, 366].every((n) => addDays(addDays(dayOf(now), n), -n) === dayOf(now)),
    ],
    [
      "its week has seven days that exist, and the day is one of them",
      (now) => {
        const { days: ofWeek } = weekOf(now);
        return (
          ofWeek.length === 7 &&
          ofWeek.every(
            ({ date, weekday }) => isCalendarDate(date) && weekdayOf(date) === weekday,
          ) &&
          ofWeek.some(({ date }) => date === dayOf(now))
        );
      },
    ],
    [
      "the next week begins where this one ends, and leads back",
      (now) => {
        const week = weekOf(now);
        const next = addWeeks(week, 1);
        return (
          next.start.getTime() === week.end.getTime() &&
          formatWeek(addWeeks(next, -1)) === formatWeek(week) &&
          parseWeek(formatWeek(week))?.start.getTime() === week.start.getTime()
        );
      },
    ],
    [
      "its month is the one that begins before it and ends after it",
      (now) => {
        const month = monthOf(now.getTime());
        return (
          isMonth(month) &&
          startOfMonth(month) <= now &&
          now < startOfMonth(addMonths(month, 1)) &&
          addMonths(addMonths(month, 13), -13) === month
        );
      },
    ],
    [
      "a weekly lesson of its weekday falls on it, and next on the seventh day after it",
      (now) => {
        const day = dayOf(now);
        const time = { weekday: weekdayOf(day), startMinute: 1_020, minutes: 60 };
        const rule = { times: [time], firstDay: day, lastDay: null };
        const planned = lessonsBetween(rule, day, addDays(day, 13));
        return (
          planned.map(({ startsAt }) => dayOf(startsAt)).join(" ") ===
            `${day} ${addDays(day, 7)}` && isCalendarDate(planningEnd(rule, day))
        );
      },
    ],
    [
      "a lesson can be changed in good time until the evening before it",
      (now) => {
        const { date, time } = toIndiaDateTimeFields(changeDeadline(now));
        return date === addDays(dayOf(now), -1) && time === "20:00";
      },
    ],
    [
      "what is counted back from it lies before it, and exists",
      (now) =>
        [lateSince(now), newsSince(now), calendarStart(now), lastDailyArrivals(now)].every(
          (date) => isRealDate(date) && date <= now,
        ),
    ],
    [
      "it has a name and a long form",
      (now) =>
        nameDay(now, now) === "Today" &&
        nameDay(startOfDay(now, 1), now) === "Tomorrow" &&
        formatDate(now).endsWith(dayOf(now).slice(0, 4)) &&
        formatDateTime(now).endsWith("IST"),
    ],
  ])("%s", (_, holds) => {
    expect(findFailing(holds)).toBeUndefined();
  });
});
