import { indiaClock, parseMoment } from "./india-time.ts";

/** §8's words for a missing date. */
export const noDate = "No date";

/** §8's words for a date that can't be read. */
export const invalidDate = "Invalid date";

/** A Date, milliseconds since 1970, or an ISO 8601 text (without a zone: India's time). */
export type DateValue = Date | number | string | null | undefined;

/** By their number from 0, as `getUTCMonth` counts. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

// Not Intl: its spaces and commas differ from one version of the locale data to the next, on which
// the server and the browser must agree, and it is the dearest part of a list with dates.
function write(value: DateValue, text: (clock: Date) => string): string {
  if (value === null || value === undefined || value === "") return noDate;
  const moment = typeof value === "string" ? parseMoment(value) : new Date(value);
  const clock = moment && indiaClock(moment);
  return clock === null || Number.isNaN(clock.getTime()) ? invalidDate : text(clock);
}

const day = (clock: Date) =>
  `${months[clock.getUTCMonth()]} ${clock.getUTCDate()}, ${clock.getUTCFullYear()}`;

function time(clock: Date): string {
  const [hours, minutes] = [clock.getUTCHours(), String(clock.getUTCMinutes()).padStart(2, "0")];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"} IST`;
}

/** "November 20, 2026" in India's time, or §8's words. The machine's own zone does not matter. */
export function formatDate(value: DateValue): string {
  return write(value, day);
}

/** "November 20, 2026 at 5:30 PM IST" (§9), or §8's words. The machine's zone does not matter. */
export function formatDateTime(value: DateValue): string {
  return write(value, (clock) => `${day(clock)} at ${time(clock)}`);
}
