const day = 24 * 60 * 60 * 1000;

/** How long after its time a live session stays in calendars, deleted ones included. */
export const calendarDays = 60;

/** What started before this moment is in no calendar any more. */
export function calendarStart(now: Date): Date {
  return new Date(now.getTime() - calendarDays * day);
}
