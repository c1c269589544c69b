import { isSameDay } from "#domain/shared/day.ts";
import type { Span } from "#domain/timetable/week/grid.ts";
import {
  clockTime,
  minuteOfDay,
  parseWeek,
  weekOf,
  type Week,
} from "#domain/timetable/week/week.ts";

/** The week that an address asks for, and its day that a phone shows (YYYY-MM-DD). */
export interface AskedWeek {
  week: Week;
  day: string;
}

/** The week and the day that an address asks for: `week` or `day`, or the present ones. */
export function readWeek(params: URLSearchParams, now: Date): AskedWeek {
  const chosen = parseWeek(params.get("day"));
  const week = parseWeek(params.get("week")) ?? chosen ?? weekOf(now);
  const asked = week.days.find(({ date }) => date === params.get("day"));
  const today = week.days.find(({ start }) => isSameDay(start, now));
  return { week, day: (asked ?? today ?? week.days[0])?.date ?? "" };
}

/** "5:00–6:00 PM", or "11:30 AM–12:30 PM". */
export function timeRange(startsAt: Date, minutes: number): string {
  const from = minuteOfDay(startsAt);
  return minuteRange({ from, to: from + minutes });
}

/** The same for a part of a day. */
export function minuteRange(span: Span): string {
  const [from, to] = [clockTime(span.from), clockTime(span.to)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)}–${to}` : `${from}–${to}`;
}
