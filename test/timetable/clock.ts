import { minute } from "#domain/shared/durations.ts";

const indiaIsAhead = 330 * minute;

/** Milliseconds in a day. */
export const dayLength = 1440 * minute;

/** The day of a moment in India, YYYY-MM-DD. */
export function dayIn(moment: number): string {
  return new Date(moment + indiaIsAhead).toISOString().slice(0, 10);
}

/** The time of day of a moment in India, HH:MM. */
export function clockIn(moment: number): string {
  return new Date(moment + indiaIsAhead).toISOString().slice(11, 16);
}

/** A moment of a day in India. @param clock HH:MM */
export function momentOf(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00+05:30`);
}

/** 1 for a day in India that is a Monday, 7 for a Sunday. */
export function weekdayIn(moment: number): number {
  return new Date(moment + indiaIsAhead).getUTCDay() || 7;
}

/** When a lesson that begins at a moment ends. */
export function endOf({ start, minutes }: { start: number; minutes: number }): number {
  return start + minutes * minute;
}
