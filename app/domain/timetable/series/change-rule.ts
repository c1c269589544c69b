import { startOfDay } from "#domain/shared/day.ts";
import { hour } from "#domain/shared/durations.ts";

/**
 * Until when a lesson can be moved or cancelled in good time: at this time of India's day, so
 * many days before it. The FAQ promises "by the evening before". A later change is possible, and marked
 * as late.
 */
export const changeRule = { daysBefore: 1, hour: 20 } as const;

/** The last moment at which a lesson can be moved or cancelled in good time. */
export function changeDeadline(startsAt: Date): Date {
  const day = startOfDay(startsAt, -changeRule.daysBefore);
  return new Date(day.getTime() + changeRule.hour * hour);
}

/** Whether a change of a lesson at a moment is later than the rule allows. */
export function isLate(startsAt: Date, now: Date): boolean {
  return now > changeDeadline(startsAt);
}
