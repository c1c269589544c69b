import { indiaClock } from "#domain/shared/india-time.ts";
import type { LessonTime } from "./series/series.ts";

/**
 * Between which minutes of the day in India lessons are usual, from 6:00 to 22:00, with a tutor whose
 * hours are unknown.
 */
export const planningHours = { from: 6 * 60, to: 22 * 60 } as const;

/** Whether a lesson would be over already. */
export function isOver({ startsAt, minutes }: LessonTime, now: Date): boolean {
  return startsAt.getTime() + minutes * 60_000 <= now.getTime();
}

/** Whether a lesson would begin in the night in India, which may be a slip: 6:00 typed for 18:00. */
export function isAtNight(startsAt: Date): boolean {
  const clock = indiaClock(startsAt);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return minute < planningHours.from || minute >= planningHours.to;
}
