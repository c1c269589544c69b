import type { Holiday, AwayTime } from "#domain/timetable/planning.ts";
import {
  isCalendarDate,
  isClockTime,
  parseIndiaDateTime,
  toIndiaDateTimeFields,
} from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { day } from "#domain/shared/durations.ts";

/** The longest time off, in days. */
export const maxTimeOffDays = 366;

/** Time off in India: its days, YYYY-MM-DD, both included. */
export interface TimeOffDays {
  readonly firstDay: string;
  /** HH:MM, of the first day; empty from its beginning. */
  readonly fromTime: string;
  readonly lastDay: string;
  /** HH:MM, of the last day; empty until its end. */
  readonly untilTime: string;
}

/** Time off of whole days. */
export const wholeDays = (firstDay: string, lastDay = firstDay): TimeOffDays => ({
  firstDay,
  fromTime: "",
  lastDay,
  untilTime: "",
});

type TimeOffFacts = TimeOffDays & { readonly now: Date };

const momentOf = (date: string, time: string) =>
  parseIndiaDateTime(date, time || "00:00")?.getTime() ?? 0;

/** The moments of time off whose days and times exist. */
export function timeOffSpan({ firstDay, fromTime, lastDay, untilTime }: TimeOffDays): AwayTime {
  const until = momentOf(lastDay, untilTime) + (untilTime === "" ? day : 0);
  return { from: momentOf(firstDay, fromTime), until };
}

const daysOf = ({ firstDay, lastDay }: TimeOffDays) =>
  (momentOf(lastDay, "") - momentOf(firstDay, "")) / day + 1;

const isNoTime = (time: string) => time !== "" && !isClockTime(time);

const timeOffRules = [
  [({ firstDay }) => isBlank(firstDay), "day-missing", "firstDay"],
  [({ firstDay }) => !isCalendarDate(firstDay), "no-such-day", "firstDay"],
  [({ fromTime }) => isNoTime(fromTime), "no-such-time", "fromTime"],
  [({ lastDay }) => isBlank(lastDay), "day-missing", "lastDay"],
  [({ lastDay }) => !isCalendarDate(lastDay), "no-such-day", "lastDay"],
  [({ untilTime }) => isNoTime(untilTime), "no-such-time", "untilTime"],
  [({ firstDay, lastDay }) => lastDay < firstDay, "ends-first", "lastDay"],
  [(input) => timeOffSpan(input).until <= timeOffSpan(input).from, "until-first", "untilTime"],
  [({ lastDay, now }) => lastDay < toIndiaDateTimeFields(now).date, "is-over", "lastDay"],
  [(input) => timeOffSpan(input).until <= input.now.getTime(), "hours-over", "untilTime"],
  [(input) => daysOf(input) > maxTimeOffDays, "too-long", "lastDay"],
] as const satisfies readonly Rule<TimeOffFacts, string, keyof TimeOffDays>[];

export type TimeOffProblem = (typeof timeOffRules)[number][1];

/** The first problem of a tutor's time off, or null. */
export const checkTimeOff = (input: TimeOffDays, now: Date) =>
  firstFailure(timeOffRules, { ...input, now });

const maxHolidayName = 100;

const holidayRules = [
  [({ day }) => isBlank(day), "day-missing", "day"],
  [({ day }) => !isCalendarDate(day), "no-such-day", "day"],
  [({ day, year }) => !day.startsWith(`${year}-`), "other-year", "day"],
  [({ name }) => isBlank(name), "name-missing", "name"],
  [({ name }) => isLongerThan(name, maxHolidayName), "too-long", "name"],
] as const satisfies readonly Rule<Holiday & { year: number }, string, keyof Holiday>[];

export type HolidayProblem = (typeof holidayRules)[number][1];

/** The first problem of a holiday that an admin adds to a year, or null. */
export const checkHoliday = (input: Holiday, year: number) =>
  firstFailure(holidayRules, { ...input, year });
