import { isCalendarDate, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";

/** The accepted ages of students, in years. */
export const studentAges = { youngest: 5, oldest: 100 } as const;

export const majority = 18;

/** The three submitted fields of a date of birth; the month is a number. */
export type BirthDateInput = {
  readonly day: string;
  readonly month: string;
  readonly year: string;
};

export type BirthDateField = keyof BirthDateInput;
export type BirthDateProblem = "date-missing" | "no-such-day" | "too-young" | "too-old";

/** The date as YYYY-MM-DD, or null for a date that does not exist. */
export function readBirthDate({ day, month, year }: BirthDateInput): string | null {
  const text = `${year.trim()}-${month.trim().padStart(2, "0")}-${day.trim().padStart(2, "0")}`;
  return isCalendarDate(text) ? text : null;
}

/**
 * A person's age in whole years, by India's calendar. A person born on February 29 has their
 * birthday on March 1 in other years.
 *
 * @param bornOn YYYY-MM-DD
 */
export function ageAt(bornOn: string, now: Date): number {
  const today = toIndiaDateTimeFields(now).date;
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Whether a person is under 18, a child by India's law. @param bornOn YYYY-MM-DD */
export function isMinor(bornOn: string, now: Date): boolean {
  return ageAt(bornOn, now) < majority;
}

/** Whoever was born after this date is a minor now. @returns YYYY-MM-DD, a day that exists */
export function bornAfterForMinors(now: Date): string {
  const today = toIndiaDateTimeFields(now).date;
  const date = `${Number(today.slice(0, 4)) - majority}${today.slice(4)}`;
  // Eighteen years before a leap day there is none.
  return isCalendarDate(date) ? date : date.replace("-02-29", "-02-28");
}

type Facts = BirthDateInput & { readonly now: Date };

const ageOf = (input: Facts) => ageAt(readBirthDate(input) ?? "", input.now);

const rules: readonly Rule<Facts, BirthDateProblem, BirthDateField>[] = [
  [(input) => isBlank(input.day), "date-missing", "day"],
  [(input) => isBlank(input.month), "date-missing", "month"],
  [(input) => isBlank(input.year), "date-missing", "year"],
  [(input) => readBirthDate(input) === null, "no-such-day", "day"],
  [(input) => ageOf(input) < studentAges.youngest, "too-young", "year"],
  [(input) => ageOf(input) > studentAges.oldest, "too-old", "year"],
];

/** The first problem of a student's date of birth, or null. */
export const checkBirthDate = (input: BirthDateInput, now: Date) =>
  firstFailure(rules, { ...input, now });
