import type { DayGroup } from "#data/lessons/day.ts";
import {
  countInMeasure,
  dayMeasures,
  maxCountedDay,
  type DayMeasure,
} from "#domain/lessons/day.ts";
import { dayNumber } from "./messages.ts";

/** A number in words, and the address of what it counts; null for nothing. */
export interface LinkedNumber {
  id: string;
  text: string;
  to: string | null;
}

/** Those that are said where they are 0 too: the others only where somebody has to look. */
const always: readonly DayMeasure[] = ["planned", "held", "unsettled", "without-link"];

/** The address of the lessons of a day, or of some of them. @param date YYYY-MM-DD */
export function dayPath(date: string, show: DayMeasure | "away"): string {
  return `/admin-dashboard/today?${new URLSearchParams({ day: date, show })}`;
}

/** "14 planned, 9 held, 2 not settled, 1 without link", each with the address of exactly these lessons. */
export function describeDayNumbers(groups: readonly DayGroup[], date: string): LinkedNumber[] {
  return dayMeasures
    .map((measure) => ({ measure, lessons: countInMeasure(measure, groups) }))
    .filter(({ measure, lessons }) => lessons > 0 || always.includes(measure))
    .map(({ measure, lessons }) => ({
      id: measure,
      text: dayNumber[measure](lessons >= maxCountedDay ? `${maxCountedDay}+` : String(lessons)),
      to: lessons > 0 ? dayPath(date, measure) : null,
    }));
}
