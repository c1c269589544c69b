import { formatTime } from "./dates.ts";
import { isSameDay, nameWeekday } from "./day.ts";
import { minute } from "./durations.ts";
import { indiaOffset } from "./india-time.ts";

/**
 * A moment by the clock of a reader who is not in India: "6:30 AM", or "Tuesday, 6:30 AM" where that is
 * another day than in India; null by India's own clock.
 *
 * @param at in milliseconds since 1970
 * @param offset the reader's at that moment, as `getTimezoneOffset` says it
 */
export function formatAbroad(at: number, offset: number): string | null {
  const ahead = -offset * minute - indiaOffset;
  if (ahead === 0) return null;
  const there = new Date(at + ahead);
  const time = formatTime(there);
  return isSameDay(there, new Date(at)) ? time : `${nameWeekday(there)}, ${time}`;
}
