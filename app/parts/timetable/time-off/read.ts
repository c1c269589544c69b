import type { TimeOffDays } from "#domain/timetable/week/days.ts";

/** Reads the fields of `TimeOffFields`, unchecked. @param text of a form or an address, by name */
export function readTimeOff(text: (name: keyof TimeOffDays) => string): TimeOffDays {
  return {
    firstDay: text("firstDay"),
    fromTime: text("fromTime"),
    lastDay: text("lastDay"),
    untilTime: text("untilTime"),
  };
}
