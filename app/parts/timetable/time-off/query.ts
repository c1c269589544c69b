import type { TimeOffDays } from "#domain/timetable/week/days.ts";

/** Time off as the address of the desk for it says it. */
export function timeOffQuery({ firstDay, fromTime, lastDay, untilTime }: TimeOffDays) {
  return new URLSearchParams({
    firstDay,
    ...(fromTime && { fromTime }),
    lastDay,
    ...(untilTime && { untilTime }),
  });
}
