import type { ContentInput } from "#domain/teaching/content.ts";
import { isCalendarDate, parseIndiaDateTime } from "#domain/shared/india-time.ts";

/** The date and time of an address that a free place of the timetable leads to; null for none. */
export function readPlace(params: URLSearchParams): Pick<ContentInput, "date" | "time"> | null {
  const [date, time] = [params.get("date") ?? "", params.get("time") ?? ""];
  return parseIndiaDateTime(date, time) && { date, time };
}

/** The week's page that a free place was pressed on, to return to; null for none. @param day YYYY-MM-DD */
export function weekBehind(params: URLSearchParams, day: string | null): string | null {
  const week = params.get("week") ?? "";
  if (!isCalendarDate(week)) return null;
  const shown = day !== null && isCalendarDate(day) ? `day=${day}` : `week=${week}`;
  return `/tutor-dashboard/timetable?${shown}`;
}
