import { indiaClock } from "../india-time.ts";
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

function noLessons(): MonthCounts {
  return Object.fromEntries(standings.map((standing) => [standing, 0])) as MonthCounts;
}
