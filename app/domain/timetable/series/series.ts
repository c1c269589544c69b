import { indiaClock, parseMoment, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { minute, day } from "#domain/shared/durations.ts";
const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;

/** How far ahead the lessons of a series are planned, in weeks. */
export const weeksAhead = 26;

/** A weekly time in India: weekday 1 is Monday, the start is counted from midnight. */
export interface SeriesTime {
  readonly weekday: number;
  readonly startMinute: number;
  readonly minutes: number;
}

/** When a series has lessons. Days are YYYY-MM-DD in India's time. */
export interface SeriesRule {
  readonly times: readonly SeriesTime[];
  readonly firstDay: string;
  /** null for an open series. */
  readonly lastDay: string | null;
}

/** When a lesson begins, and its length. */
export interface LessonTime {
  readonly startsAt: Date;
  readonly minutes: number;
}

/** The day of a moment in India, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return toIndiaDateTimeFields(moment).date;
}

/** The moment at which a day begins in India. @throws RangeError for a text that is no day */
export function midnightOf(day: string): Date {
  const moment = parseMoment(day);
  if (moment === null) throw new RangeError(`Not a day: ${day}`);
  return moment;
}

const midnight = (day: string) => midnightOf(day).getTime();

/** The day so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return dayOf(new Date(midnight(date) + days * day));
}

/** 1 for a Monday, 7 for a Sunday. */
export function weekdayOf(day: string): number {
  return indiaClock(new Date(midnight(day))).getUTCDay() || 7;
}

const earlierOf = (one: string, other: string | null) =>
  other !== null && other < one ? other : one;
const laterOf = (one: string, other: string) => (one < other ? other : one);

/** The lessons of a series from one day to another, both included, in their order. */
export function lessonsBetween(rule: SeriesRule, from: string, until: string): LessonTime[] {
  const lessons: LessonTime[] = [];
  const last = earlierOf(until, rule.lastDay);
  for (let day = laterOf(from, rule.firstDay); day <= last; day = addDays(day, 1)) {
    for (const lesson of lessonsOn(rule.times, day)) lessons.push(lesson);
  }
  return lessons;
}

function lessonsOn(times: readonly SeriesTime[], day: string): LessonTime[] {
  const weekday = weekdayOf(day);
  return times
    .filter((time) => time.weekday === weekday)
    .toSorted((a, b) => a.startMinute - b.startMinute)
    .map(({ startMinute, minutes }) => ({
      startsAt: new Date(midnight(day) + startMinute * minute),
      minutes,
    }));
}

/**
 * The lessons of a series up to a day that nobody has decided about yet: after its planned time, and
 * to come. A lesson before that was planned, deleted or left out, and is not planned again.
 */
export function openPlaces(
  series: SeriesRule & { readonly plannedUntil: string; readonly plannedBefore: Date | null },
  until: string,
  now: Date,
): LessonTime[] {
  const { plannedUntil, plannedBefore } = series;
  return lessonsBetween(series, addDays(plannedUntil, 1), until).filter(
    ({ startsAt }) => startsAt > now && (plannedBefore === null || startsAt >= plannedBefore),
  );
}

/** The day of the last of so many lessons, the first of them on `firstDay` or after. */
export function lastDayOf(
  { times, firstDay }: Pick<SeriesRule, "times" | "firstDay">,
  lessons: number,
): string {
  let day = firstDay;
  let count = lessonsOn(times, day).length;
  while (count < lessons) {
    day = addDays(day, 1);
    count += lessonsOn(times, day).length;
  }
  return day;
}

/** The day up to which the lessons of a new series are planned. */
export function planningEnd({ firstDay, lastDay }: SeriesRule, today: string): string {
  return earlierOf(addDays(laterOf(firstDay, today), weeksAhead * 7 - 1), lastDay);
}

/**
 * The weekly times so many minutes later, or earlier. Each time moves by the same difference, across
 * midnight and Sunday too.
 */
export function shiftTimes(times: readonly SeriesTime[], byMinutes: number): SeriesTime[] {
  return times.map(({ weekday, startMinute, minutes }) => {
    const at = (weekday - 1) * dayMinutes + startMinute + byMinutes;
    const start = ((at % weekMinutes) + weekMinutes) % weekMinutes;
    return {
      weekday: Math.floor(start / dayMinutes) + 1,
      startMinute: start % dayMinutes,
      minutes,
    };
  });
}
