import { isCalendarDate, parseMoment } from "#domain/shared/india-time.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { day } from "#domain/shared/durations.ts";

/** The longest time off, in days. */
export const maxTimeOffDays = 366;

/** Days off as submitted, YYYY-MM-DD. */
export interface TimeOffInput {
  readonly firstDay: string;
  readonly lastDay: string;
}

export type TimeOffProblem = "day-missing" | "no-such-day" | "ends-first" | "is-over" | "too-long";

type TimeOffFacts = TimeOffInput & { readonly today: string };

const daysOf = ({ firstDay, lastDay }: TimeOffInput) =>
  ((parseMoment(lastDay)?.getTime() ?? 0) - (parseMoment(firstDay)?.getTime() ?? 0)) / day + 1;

const timeOffRules: readonly Rule<TimeOffFacts, TimeOffProblem, keyof TimeOffInput>[] = [
  [({ firstDay }) => isBlank(firstDay), "day-missing", "firstDay"],
  [({ firstDay }) => !isCalendarDate(firstDay), "no-such-day", "firstDay"],
  [({ lastDay }) => isBlank(lastDay), "day-missing", "lastDay"],
  [({ lastDay }) => !isCalendarDate(lastDay), "no-such-day", "lastDay"],
  [({ firstDay, lastDay }) => lastDay < firstDay, "ends-first", "lastDay"],
  [({ lastDay, today }) => lastDay < today, "is-over", "lastDay"],
  [(input) => daysOf(input) > maxTimeOffDays, "too-long", "lastDay"],
];

/** The first problem of a tutor's time off, or null. @param today YYYY-MM-DD */
export function checkTimeOff(
  input: TimeOffInput,
  today: string,
): Failure<TimeOffProblem, keyof TimeOffInput> | null {
  return firstFailure(timeOffRules, { ...input, today });
}

/** A holiday of the academy's own, as submitted. */
export interface HolidayInput {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: string;
}

export type HolidayProblem =
  | "day-missing"
  | "no-such-day"
  | "other-year"
  | "name-missing"
  | "too-long";

const maxHolidayName = 100;

const holidayRules: readonly Rule<
  HolidayInput & { year: number },
  HolidayProblem,
  keyof HolidayInput
>[] = [
  [({ day }) => isBlank(day), "day-missing", "day"],
  [({ day }) => !isCalendarDate(day), "no-such-day", "day"],
  [({ day, year }) => !day.startsWith(`${year}-`), "other-year", "day"],
  [({ name }) => isBlank(name), "name-missing", "name"],
  [({ name }) => isLongerThan(name, maxHolidayName), "too-long", "name"],
];

/** The first problem of a holiday that an admin adds to a year, or null. */
export function checkHoliday(
  input: HolidayInput,
  year: number,
): Failure<HolidayProblem, keyof HolidayInput> | null {
  return firstFailure(holidayRules, { ...input, year });
}
