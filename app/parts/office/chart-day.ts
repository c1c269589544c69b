import { dayWords } from "./day-messages.ts";

function monthAndDay(date: string): [month: number, day: number] {
  const [, month = 1, day = 1] = date.split("-").map(Number);
  return [month - 1, day];
}

/** "November 16" for 2026-11-16. */
export function dayName(date: string): string {
  return dayWords.long(...monthAndDay(date));
}

/** "Nov 16" for 2026-11-16. */
export function shortDayName(date: string): string {
  return dayWords.short(...monthAndDay(date));
}
