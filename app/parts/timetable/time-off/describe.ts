import { formatTime, nameDatedDay, nameDatedMoment } from "#domain/shared/dates.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { timeOffSpan, type TimeOffDays } from "#domain/timetable/week/days.ts";
import { messages } from "./messages.ts";
import { messages as ranges } from "./range-messages.ts";

/** Time off in a line, with its hours where it has some: "Friday 27 November to Monday 30 November". */
export function describeTimeOff(days: TimeOffDays, now: Date): string {
  const { firstDay, fromTime, lastDay, untilTime } = days;
  const [first, last] = [nameDatedDay(firstDay, now), nameDatedDay(lastDay, now)];
  const span = timeOffSpan(days);
  const from = fromTime && formatTime(span.from);
  const until = untilTime && formatTime(span.until);
  if (firstDay === lastDay) {
    if (from && until) return ranges.hours(first, from, until);
    if (from) return ranges.from(first, from);
    return until ? ranges.until(first, until) : ranges.days(first, last);
  }
  if (from && until) return ranges.fromUntil(first, from, last, until);
  if (from) return ranges.fromToEnd(first, from, last);
  return until ? ranges.daysUntil(first, last, until) : ranges.days(first, last);
}

/** The same with its reason, for staff and the tutor themselves. */
export function describeTimeOffAndReason(
  { reason, ...days }: TimeOffDays & { reason: TimeOffReason | null },
  now: Date,
): string {
  const time = describeTimeOff(days, now);
  return reason === null ? time : ranges.withReason(time, messages.reasons[reason]);
}

/** Until when time off is: its last day, and the time where it has one. */
export function describeEnd(
  { lastDay, untilTime }: Pick<TimeOffDays, "lastDay" | "untilTime">,
  now: Date,
): string {
  return untilTime ? nameDatedMoment(`${lastDay}T${untilTime}`, now) : nameDatedDay(lastDay, now);
}
