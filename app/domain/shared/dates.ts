import { dateAndTime, fullDate, invalidDate, nearDays, noDate, onDate } from "./date-words.ts";
import { nameDate, nameDay } from "./day.ts";
import { day } from "./durations.ts";
import { indiaClock, parseMoment } from "./india-time.ts";

/** A Date, milliseconds since 1970, or an ISO 8601 string (in India's time if it has no zone). */
export type DateValue = Date | number | string | null | undefined;

// Without Intl: its punctuation differs between versions of the locale data, so server and browser
// could disagree, and it was the slowest part of rendering a list with dates.
function format(value: DateValue, text: (clock: Date, moment: Date) => string): string {
  if (value === null || value === undefined || value === "") return noDate;
  const moment = typeof value === "string" ? parseMoment(value) : new Date(value);
  const clock = moment && indiaClock(moment);
  if (!moment || !clock || Number.isNaN(clock.getTime())) return invalidDate;
  return text(clock, moment);
}

function time(clock: Date): string {
  const [hours, minutes] = [clock.getUTCHours(), String(clock.getUTCMinutes()).padStart(2, "0")];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** "5:30 PM" in India's time, or a text of §8, where the screen says which zone it is. */
export function formatTime(value: DateValue): string {
  return format(value, time);
}

/** "November 20, 2026" in India's time, or a text of §8. Independent of the machine's time zone. */
export function formatDate(value: DateValue): string {
  return format(value, fullDate);
}

/** "today", "yesterday" or "on November 20, 2026", in India's time; both in milliseconds. */
export function formatDay(moment: number, now: number): string {
  const dayOf = (at: number) => Math.floor(indiaClock(new Date(at)).getTime() / day);
  const age = dayOf(now) - dayOf(moment);
  if (age <= 0) return nearDays.within.today;
  return age === 1 ? nearDays.within.yesterday : onDate(formatDate(moment));
}

/** "November 20, 2026 at 5:30 PM IST" (§9), or a text of §8. Independent of the machine's time zone. */
export function formatDateTime(value: DateValue): string {
  return format(value, (clock) => dateAndTime(fullDate(clock), time(clock)));
}

/**
 * "Today at 4:00 PM IST", "Thursday 26 November at 4:00 PM IST", with the year where it isn't the current
 * one, or a text of §8: for a screen that is read again when a day begins.
 */
export function nameMoment(value: DateValue, now: Date): string {
  return format(value, (clock, moment) => dateAndTime(nameDay(moment, now), time(clock)));
}

/** The day of a date without "Today": "Thursday 26 November", or a text of §8. */
export function nameDatedDay(value: DateValue, now: Date): string {
  return format(value, (_, moment) => nameDate(moment, now));
}

/** "Thursday 26 November at 4:00 PM IST": for sentences, mails and pages without scripts, which are read later. */
export function nameDatedMoment(value: DateValue, now: Date): string {
  return format(value, (clock, moment) => dateAndTime(nameDate(moment, now), time(clock)));
}
