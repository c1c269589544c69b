import { monthOfYear } from "#domain/shared/date-words.ts";
import { indiaClock, parseMoment } from "#domain/shared/india-time.ts";
import { standings, type Standing } from "./settlement.ts";

/** How many lessons of a month have each standing. */
export type MonthCounts = Record<Standing, number>;

/** The month of a moment in India as YYYY-MM; lessons count for the month of their start. */
export function monthOf(startsAt: number): string {
  return indiaClock(new Date(startsAt)).toISOString().slice(0, 7);
}

/** Lessons by the month of their start; each lesson is in exactly one number. */
export function countByMonth(
  lessons: Iterable<{ startsAt: number; standing: Standing }>,
): Map<string, MonthCounts> {
  const months = new Map<string, MonthCounts>();
  for (const { startsAt, standing } of lessons) {
    const month = monthOf(startsAt);
    const counts = months.get(month) ?? noLessons();
    counts[standing] += 1;
    months.set(month, counts);
  }
  return months;
}

/** A month without lessons. */
export function noLessons(): MonthCounts {
  return Object.fromEntries(standings.map((standing) => [standing, 0])) as MonthCounts;
}

/** Whether an untrusted text is a month as YYYY-MM. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** The month that is a number of months later, or earlier with a negative number. */
export function addMonths(month: string, number: number): string {
  const middle = new Date(`${month}-15T00:00:00Z`);
  middle.setUTCMonth(middle.getUTCMonth() + number);
  return middle.toISOString().slice(0, 7);
}

/** When a month (YYYY-MM) begins in India. */
export function startOfMonth(month: string): Date {
  const start = parseMoment(`${month}-01`);
  if (start === null) throw new Error(`no month: ${month}`);
  return start;
}

/** "November 2026" for 2026-11. */
export function monthName(month: string): string {
  return monthOfYear(indiaClock(startOfMonth(month)));
}
