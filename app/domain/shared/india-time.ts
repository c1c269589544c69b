import { minute } from "./durations.ts";

/** How far India is ahead of UTC, in milliseconds. */
export const indiaOffset: number = 330 * minute;

const isoPattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-][01]\d(?::?[0-5]\d)?)?)?$/i;

function zoneOffset(zone: string | undefined): number {
  if (zone === undefined) return indiaOffset;
  if (zone.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(":", "")];
  const size = (Number(hours) * 60 + Number(minutes)) * minute;
  return zone.startsWith("-") ? -size : size;
}

/**
 * Parses an ISO 8601 string; null if it is invalid. Without a zone it is India's time, and without
 * a time midnight in India. `Date.parse` would use the machine's zone for such strings, and some
 * engines parse February 30 as March 2.
 */
export function parseMoment(text: string): Date | null {
  const match = isoPattern.exec(text);
  if (match === null) return null;
  const [, year, month, day, hours = "00", minutes = "00", seconds = "00", fraction = "", zone] =
    match;
  if (hours > "23" || minutes > "59" || seconds > "59") return null;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, "0"));
  const clock = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours),
    Number(minutes),
    Number(seconds),
    milliseconds,
  );
  const exists = new Date(clock).toISOString().startsWith(`${year}-${month}-${day}T`);
  return exists ? new Date(clock - zoneOffset(zone)) : null;
}

/** A Date whose UTC fields are India's local time. India has had no daylight saving time since 1945. */
export function indiaClock(moment: Date): Date {
  return new Date(moment.getTime() + indiaOffset);
}

/** Whether a text is an existing date as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  return text.length === 10 && parseMoment(text) !== null;
}

/** Whether a text is a time of day as HH:MM, from 00:00 to 23:59. */
export function isClockTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * The moment of a lesson's date (YYYY-MM-DD) and time (HH:MM) in India's time (§3); null
 * if either is malformed or does not exist.
 */
export function parseIndiaDateTime(date: string, time: string): Date | null {
  if (!isCalendarDate(date) || !isClockTime(time)) return null;
  return parseMoment(`${date}T${time}`);
}

/**
 * The inverse of `parseIndiaDateTime`: the values of the date and time fields for a moment of the
 * years 100 to 9999; seconds are dropped. Throws RangeError for an invalid Date.
 */
export function toIndiaDateTimeFields(moment: Date): { date: string; time: string } {
  const clock = indiaClock(moment).toISOString();
  return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
}
