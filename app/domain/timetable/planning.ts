import { toIndiaDateTimeFields } from "../india-time.ts";
import { isAtNight } from "./bookable-time.ts";
import { isWithinHours, type WeeklyTime } from "./hours.ts";

/** Days that somebody is away; YYYY-MM-DD, both included. */
export interface DayRange {
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface Holiday {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: string;
}

/** What planning takes account of besides booked times. */
export interface PlanningFacts {
  /** The tutor's; empty where they are unknown. */
  readonly hours: readonly WeeklyTime[];
  readonly timeOff: readonly DayRange[];
  readonly holidays: readonly Holiday[];
}

/** Why a lesson should perhaps not be at its time. */
export interface PlanningWarning {
  /** The lesson's place in the list. */
  readonly index: number;
  readonly startsAt: Date;
  readonly reason: "holiday" | "time-off" | "outside-hours" | "at-night";
  /** The holiday's name; null for other reasons. */
  readonly holiday: string | null;
}

/**
 * For each of some lessons at most one warning: a holiday, then the tutor's time off, then a time
 * outside the tutor's hours. Where these are unknown, a start in the night takes their place.
 */
export function planningWarnings(
  lessons: readonly { readonly startsAt: Date; readonly minutes: number }[],
  { hours, timeOff, holidays }: PlanningFacts,
): PlanningWarning[] {
  return lessons.flatMap((lesson, index) => {
    const { startsAt, minutes } = lesson;
    const warn = (reason: PlanningWarning["reason"], holiday: string | null = null) => [
      { index, startsAt, reason, holiday },
    ];
    const first = toIndiaDateTimeFields(startsAt).date;
    const last = toIndiaDateTimeFields(new Date(startsAt.getTime() + minutes * 60_000 - 1)).date;
    const holiday = holidays.find(({ day }) => first <= day && day <= last);
    if (holiday) return warn("holiday", holiday.name);
    if (timeOff.some(({ firstDay, lastDay }) => first <= lastDay && firstDay <= last)) {
      return warn("time-off");
    }
    if (hours.length === 0) return isAtNight(startsAt) ? warn("at-night") : [];
    return isWithinHours(hours, lesson) ? [] : warn("outside-hours");
  });
}
