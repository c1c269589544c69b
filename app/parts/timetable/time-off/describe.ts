import { formatDate } from "#domain/shared/dates.ts";
import type { DayRange } from "#domain/timetable/planning.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { messages } from "./messages.ts";

/**
 * Time off in a line, for staff and the tutor themselves.
 *
 * @param join the words between the first and the last day
 */
export function describeTimeOff(
  { firstDay, lastDay, reason }: DayRange & { reason: TimeOffReason | null },
  join: (first: string, last: string) => string,
): string {
  const days = join(formatDate(firstDay), formatDate(lastDay));
  return reason === null ? days : messages.daysAndReason(days, messages.reasons[reason]);
}
