import { startOfDay } from "#domain/shared/day.ts";
import { minuteOfWeek } from "#domain/timetable/week/hours.ts";
import { minute } from "#domain/shared/durations.ts";

/** Within how many hours of support an enquiry is answered: the later end of "2-4 hours" (§9). */
export const answerHours = 4;

/** The support hours (§9) as minutes of the day in India: Monday to Saturday 9 to 20, Sunday 10 to 18. */
function supportHours(midnight: Date): { from: number; to: number } {
  const isSunday = minuteOfWeek(midnight) === 6 * 1440;
  return isSunday ? { from: 10 * 60, to: 18 * 60 } : { from: 9 * 60, to: 20 * 60 };
}

/**
 * Enquiries from this moment or before it have waited for the promised time, of which only the support
 * hours count: who asks at night waits from the morning.
 */
export function lateSince(now: Date): Date {
  let left = answerHours * 60 * minute;
  for (let daysAgo = 0; ; daysAgo += 1) {
    const midnight = startOfDay(now, -daysAgo);
    const { from, to } = supportHours(midnight);
    const opens = midnight.getTime() + from * minute;
    const closes = Math.min(midnight.getTime() + to * minute, now.getTime());
    if (closes - opens >= left) return new Date(closes - left);
    left -= Math.max(0, closes - opens);
  }
}

/** Whether an enquiry without an answer has waited longer than promised. */
export function isLate(
  { createdAt, answeredAt }: { readonly createdAt: Date; readonly answeredAt: Date | null },
  now: Date,
): boolean {
  return answeredAt === null && createdAt <= lateSince(now);
}
