import { createHash } from "node:crypto";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { minute, day } from "#domain/shared/durations.ts";

/** A number from 0 to below `limit` that is always the same for the same text. */
export function numberFrom(text: string, limit: number): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) % limit;
}

/** A record id that is always the same for the same text. */
export function idFrom(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Some days before or after `now` at a time of day in India. */
export function dayAt(now: Date, days: number, time: string): Date {
  const { date } = toIndiaDateTimeFields(new Date(now.getTime() + days * day));
  return parseIndiaDateTime(date, time) ?? now;
}

export const plusMinutes = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * minute);

/** A moment in the hours of an academy's office, 9:00 to 20:00: this one, or the evening before it. */
export function inOfficeHours(moment: Date): Date {
  const { time } = toIndiaDateTimeFields(moment);
  if (time < "09:00") return dayAt(moment, -1, "19:00");
  return time > "20:00" ? dayAt(moment, 0, "19:00") : moment;
}

/**
 * A moment of something that has happened: at daytime some days ago, at another time for each text,
 * and never after `now`.
 */
export function happened(now: Date, daysAgo: number, text: string): Date {
  const atDaytime = plusMinutes(dayAt(now, -daysAgo, "09:00"), numberFrom(text, 11 * 60));
  const latest = plusMinutes(now, -20 - numberFrom(text, 90));
  return atDaytime < latest ? atDaytime : latest;
}

/**
 * Three times of today in India around `now`, at full or half hours from 7:00 to 21:00: the next
 * class, one that is over, and a later one. Early or late in the day all are ahead or over.
 */
export function timesToday(now: Date): [next: string, earlier: string, later: string] {
  const { time } = toIndiaDateTimeFields(now);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const next = Math.min(Math.max(Math.ceil((hours * 60 + minutes + 15) / 30), 17), 39);
  const atHalfHour = (half: number) =>
    `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`;
  return [atHalfHour(next), atHalfHour(next - 3), atHalfHour(next + 3)];
}
