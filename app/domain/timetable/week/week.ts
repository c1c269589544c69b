import { daySpan } from "#domain/shared/date-words.ts";
import { startOfDay } from "#domain/shared/day.ts";
import {
  indiaClock,
  isCalendarDate,
  parseMoment,
  toIndiaDateTimeFields,
} from "#domain/shared/india-time.ts";
import { minute } from "#domain/shared/durations.ts";

/** A day of a week, in India's time. */
export interface Day {
  /** YYYY-MM-DD */
  date: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Its first moment. */
  start: Date;
}

/** A week in India, from Monday on. */
export interface Week {
  /** Its first moment. */
  start: Date;
  /** The moment after its last one. */
  end: Date;
  days: Day[];
}

function weekdayOf(moment: Date): number {
  return indiaClock(moment).getUTCDay() || 7;
}

/** The week that a moment lies in. */
export function weekOf(moment: Date): Week {
  const start = startOfDay(moment, 1 - weekdayOf(moment));
  const days = Array.from({ length: 7 }, (_, later) => {
    const first = startOfDay(start, later);
    return { date: toIndiaDateTimeFields(first).date, weekday: later + 1, start: first };
  });
  return { start, end: startOfDay(start, 7), days };
}

/** The weeks of these years can be asked for; nothing is taught in others. */
const years = { first: "2000", last: "2099" };

/** The week of a date in an address (YYYY-MM-DD, any of its days); null for no such date. */
export function parseWeek(date: string | null): Week | null {
  const year = date?.slice(0, 4) ?? "";
  if (!date || !isCalendarDate(date) || year < years.first || year > years.last) return null;
  const moment = parseMoment(date);
  return moment && weekOf(moment);
}

/** The week as it stands in an address: its Monday, YYYY-MM-DD. */
export function formatWeek(week: Week): string {
  return toIndiaDateTimeFields(week.start).date;
}

/** The week so many weeks later; earlier for a negative number. */
export function addWeeks(week: Week, number: number): Week {
  return weekOf(startOfDay(week.start, number * 7));
}

/** "January 4–10, 2027", "September 28 – October 4, 2026" or with two years. */
export function weekInWords(week: Week): string {
  const first = indiaClock(week.start);
  const last = indiaClock(new Date(week.end.getTime() - 1));
  if (first.getUTCFullYear() !== last.getUTCFullYear()) return daySpan.ofYears(first, last);
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return isOneMonth ? daySpan.ofMonth(first, last) : daySpan.ofYear(first, last);
}

/** A moment's minutes since midnight in India. */
export function minuteOfDay(moment: Date): number {
  return Math.floor((moment.getTime() - startOfDay(moment).getTime()) / minute);
}

/** "5:00 PM" for 17 × 60 minutes after midnight; 24 × 60 is midnight again. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? "AM" : "PM"}`;
}

/** "17:00" for 17 × 60 minutes after midnight, as a time field has it. */
export function timeField(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, rest].map((part) => String(part).padStart(2, "0")).join(":");
}
