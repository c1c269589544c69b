import { answerDays } from "#domain/lessons/settlement.ts";
import { day } from "#domain/shared/durations.ts";
import { isCalendarDate } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** How a run ended; one that did not waits to be paid. */
export type PayRunEnd = "paid" | "taken-back";

/** What is printed on a statement, at most 16 signs: "PAY/26-27/0001". */
export function payNumber(year: string, number: number): string {
  return `PAY/${year}/${String(number).padStart(4, "0")}`;
}

/**
 * The tax that is deducted from a tutor's pay, rounded once to whole rupees, half a rupee up: the same
 * as in the database's `insertPayRun`.
 *
 * @param gross in paise, more than 0
 * @param rate in hundredths of a percent, at most 5000
 * @returns paise
 */
export function taxOn(gross: number, rate: number): number {
  return Math.floor((gross * rate) / 1_000_000 + 0.5) * 100;
}

/** Lessons that ended at that moment or before can't be disputed any more. */
export function undisputableSince(now: Date): Date {
  return new Date(now.getTime() - answerDays * day);
}

export type UntilProblem = "day-missing" | "no-such-day" | "day-to-come";

/** The first problem of the day until which lessons are paid. @param today YYYY-MM-DD, in India */
export function checkUntil(until: string, today: string): UntilProblem | null {
  if (isBlank(until)) return "day-missing";
  if (!isCalendarDate(until)) return "no-such-day";
  return until > today ? "day-to-come" : null;
}

/** The most characters of a bank's reference and of a reason. */
const longestReference = 40;
const longestReason = 500;

/** That a run was paid, as submitted. */
export interface RunPaymentInput {
  /** YYYY-MM-DD, in India. */
  readonly day: string;
  /** The bank's number of the transfer; may be empty. */
  readonly reference: string;
}

export type RunPaymentProblem = UntilProblem | "day-too-early" | "reference-too-long";

type RunPaymentFacts = RunPaymentInput & { readonly today: string; readonly made: string };

const rules: readonly Rule<RunPaymentFacts, RunPaymentProblem, keyof RunPaymentInput>[] = [
  [(input) => isBlank(input.day), "day-missing", "day"],
  [(input) => !isCalendarDate(input.day), "no-such-day", "day"],
  [(input) => input.day > input.today, "day-to-come", "day"],
  [(input) => input.day < input.made, "day-too-early", "day"],
  [({ reference }) => isLongerThan(reference, longestReference), "reference-too-long", "reference"],
];

/**
 * The first problem of how a run was paid, or null. Days are YYYY-MM-DD, in India.
 *
 * @param facts today, and the day on which the run was made
 */
export const checkRunPayment = (
  input: RunPaymentInput,
  facts: { readonly today: string; readonly made: string },
) => firstFailure(rules, { ...input, ...facts });

export type TakeBackProblem = "reason-missing" | "reason-too-long";

/** The first problem of why a run is taken back, or null. */
export function checkTakeBack(reason: string): TakeBackProblem | null {
  if (isBlank(reason)) return "reason-missing";
  return isLongerThan(reason, longestReason) ? "reason-too-long" : null;
}
