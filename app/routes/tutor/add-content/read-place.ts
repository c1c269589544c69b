import type { ContentInput } from "#domain/content.ts";
import { parseIndiaDateTime } from "#domain/india-time.ts";

/** The date and time of an address that a free place of the timetable leads to; null for none. */
export function readPlace(params: URLSearchParams): Pick<ContentInput, "date" | "time"> | null {
  const [date, time] = [params.get("date") ?? "", params.get("time") ?? ""];
  return parseIndiaDateTime(date, time) && { date, time };
}
