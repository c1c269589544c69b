import { nearDays, weekdayDate, weekdayFullDate, weekdayNumber, weekdays } from "./date-words.ts";
import { indiaClock } from "./india-time.ts";
import { day } from "./durations.ts";

/** The number of a moment's day in India; days are counted from 1970. */
function dayNumber(moment: Date): number {
  return Math.floor(indiaClock(moment).getTime() / day);
}

/** Midnight in India that begins the day so many days after a moment's own. */
export function startOfDay(moment: Date, daysLater = 0): Date {
  const offset = indiaClock(moment).getTime() - moment.getTime();
  return new Date((dayNumber(moment) + daysLater) * day - offset);
}

/** The number of days in India from one moment's to another's, negative for an earlier one. */
export function daysFrom(moment: Date, other: Date): number {
  return dayNumber(other) - dayNumber(moment);
}

/** Whether two moments are on the same day in India. */
export function isSameDay(one: Date, other: Date): boolean {
  return dayNumber(one) === dayNumber(other);
}

/**
 * The name of a moment's day in India: "Yesterday", "Today", "Tomorrow" or "Thursday 26 November",
 * with the year where it isn't the current one. For a screen that is read again when a day begins.
 */
export function nameDay(moment: Date, now: Date): string {
  return nameNear(moment, now) ?? nameDate(moment, now);
}

/** The same for days of this week and the next two: "Thursday 26". */
export function nameDayShort(moment: Date, now: Date): string {
  return nameNear(moment, now) ?? nameDateShort(moment);
}

/** "Thursday" */
export function nameWeekday(moment: Date): string {
  return weekdays[indiaClock(moment).getUTCDay()] ?? "";
}

/** "Thursday 26", however near it is. */
export function nameDateShort(moment: Date): string {
  return weekdayNumber(indiaClock(moment));
}

/** "Thursday 26 November", however near it is: for sentences, mails and pages without scripts. */
export function nameDate(moment: Date, now: Date): string {
  const clock = indiaClock(moment);
  const isThisYear = clock.getUTCFullYear() === indiaClock(now).getUTCFullYear();
  return isThisYear ? weekdayDate(clock) : weekdayFullDate(clock);
}

function nameNear(moment: Date, now: Date): string | undefined {
  const { yesterday, today, tomorrow } = nearDays.alone;
  return { [-1]: yesterday, 0: today, 1: tomorrow }[dayNumber(moment) - dayNumber(now)];
}
