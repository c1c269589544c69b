import {
  dayAndTime,
  nearDays,
  onWeekday,
  weekdayDate,
  weekdays,
} from "#domain/shared/date-words.ts";
import { indiaClock } from "#domain/shared/india-time.ts";
import { day } from "#domain/shared/durations.ts";

const dayNumber = (clock: Date) => Math.floor(clock.getTime() / day);

/** "Monday 23 November" in India's time. @param moment in milliseconds since 1970 */
export function dayInWords(moment: number): string {
  return weekdayDate(indiaClock(new Date(moment)));
}

/**
 * When a lesson is, as one says it: "today at 6:30 PM", "tomorrow at 6:30 PM", "on Friday at 6:30 PM"
 * within a week, else "on Friday 4 December at 6:30 PM". In India's time; both in milliseconds.
 */
export function timeInWords(moment: number, now: number): string {
  const clock = indiaClock(new Date(moment));
  const hours = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, "0");
  const day = nameOfDay(clock, indiaClock(new Date(now)));
  return dayAndTime(day, `${hours % 12 || 12}:${minutes}`, hours);
}

function nameOfDay(clock: Date, today: Date): string {
  const ahead = dayNumber(clock) - dayNumber(today);
  if (ahead === 0) return nearDays.within.today;
  if (ahead === 1) return nearDays.within.tomorrow;
  const isInWeek = ahead > 1 && ahead < 7;
  return onWeekday(isInWeek ? (weekdays[clock.getUTCDay()] ?? "") : weekdayDate(clock));
}
