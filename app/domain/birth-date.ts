import { isCalendarDate, toIndiaDateTimeFields } from "./india-time.ts";
import { firstFailure, type Failure, type Rule } from "./rules.ts";
import { isBlank } from "./text-length.ts";

/** The ages that a student can have, in years. */
export const studentAges = { youngest: 5, oldest: 100 } as const;

const majority = 18;

/** A date of birth as its three fields were sent; the month by its number. */
export type BirthDateInput = {
  readonly day: string;
  readonly month: string;
  readonly year: string;
};

export type BirthDateField = keyof BirthDateInput;
export type BirthDateProblem = "date-missing" | "no-such-day" | "too-young" | "too-old";

/** The day that the fields name as YYYY-MM-DD, or null when they name none. */
export function readBirthDate({ day, month, year }: BirthDateInput): string | null {
  const text = `${year.trim()}-${month.trim().padStart(2, "0")}-${day.trim().padStart(2, "0")}`;
  return isCalendarDate(text) ? text : null;
}

/**
 * How many whole years somebody has lived, by India's calendar: a birthday begins at midnight
 * there. Who was born on February 29 grows older on March 1 in a year without that day.
 *
 * @param bornOn YYYY-MM-DD
 */
export function ageAt(bornOn: string, now: Date): number {
  const today = toIndiaDateTimeFields(now).date;
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Whether somebody is under 18, as India's law counts a child. @param bornOn YYYY-MM-DD */
export function isMinor(bornOn: string, now: Date): boolean {
  return ageAt(bornOn, now) < majority;
}

type Judged = BirthDateInput & { readonly now: Date };

const ageOf = (input: Judged) => ageAt(readBirthDate(input) ?? "", input.now);

const rules: readonly Rule<Judged, BirthDateProblem, BirthDateField>[] = [
  [(input) => isBlank(input.day), "date-missing", "day"],
  [(input) => isBlank(input.month), "date-missing", "month"],
  [(input) => isBlank(input.year), "date-missing", "year"],
  [(input) => readBirthDate(input) === null, "no-such-day", "day"],
  [(input) => ageOf(input) < studentAges.youngest, "too-young", "year"],
  [(input) => ageOf(input) > studentAges.oldest, "too-old", "year"],
];

/** The first thing wrong with a student's date of birth, or null. */
export function checkBirthDate(
  input: BirthDateInput,
  now: Date,
): Failure<BirthDateProblem, BirthDateField> | null {
  return firstFailure(rules, { ...input, now });
}
