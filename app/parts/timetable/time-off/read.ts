import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { readTexts } from "#domain/shared/texts.ts";

/** Reads the fields of `TimeOffFields`, unchecked. @param text of a form or an address, by name */
export function readTimeOff(text: (name: keyof TimeOffDays) => string): TimeOffDays {
  return readTexts(text, "firstDay", "fromTime", "lastDay", "untilTime");
}
