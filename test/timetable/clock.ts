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

/** Days on which a tutor is away, from a time of the first until one of the last; empty for whole days. */
export interface TimeOff {
  firstDay: string;
  fromTime: string;
  lastDay: string;
  untilTime: string;
}

/** Times of days for time off, which fit any days. */
export const timesOff = [
  ["", ""],
  ["16:30", ""],
  ["", "17:15"],
  ["10:00", "18:00"],
] as const;

/** Whether a lesson has a moment in time off. */
export function isInTimeOff(timeOff: TimeOff, lesson: { start: number; minutes: number }): boolean {
  const { from, until } = spanOf(timeOff);
  return lesson.start < until && endOf(lesson) > from;
}

/** Whether time off has all of another one. */
export function hasAllOf(timeOff: TimeOff, other: TimeOff): boolean {
  const [outer, inner] = [spanOf(timeOff), spanOf(other)];
  return outer.from <= inner.from && outer.until >= inner.until;
}

function spanOf({ firstDay, fromTime, lastDay, untilTime }: TimeOff) {
  const from = momentOf(firstDay, fromTime || "00:00");
  const until = untilTime ? momentOf(lastDay, untilTime) : momentOf(lastDay, "00:00") + dayLength;
  return { from, until };
}

/** 1 for a day in India that is a Monday, 7 for a Sunday. */
export function weekdayIn(moment: number): number {
  return new Date(moment + indiaIsAhead).getUTCDay() || 7;
}

/** When a lesson that begins at a moment ends. */
export function endOf({ start, minutes }: { start: number; minutes: number }): number {
  return start + minutes * minute;
}
