import { isCalendarDate } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { parseRupees } from "./money.ts";

/** Why a family pays less. */
export const discountReasons = ["sibling", "scholarship", "other"] as const;

export type DiscountReason = (typeof discountReasons)[number];

/** In what a discount is said: a part of the price, or rupees off each hour. */
export const discountUnits = ["percent", "rupees"] as const;

export type DiscountUnit = (typeof discountUnits)[number];

/** What a discount is for. */
export type DiscountScope =
  | { readonly is: "family" }
  | { readonly is: "student"; readonly id: string }
  | { readonly is: "assignment"; readonly id: string };

/** The least and the most of rupees off an hour, in paise: as of a rate. */
const leastOff = 100;
const mostOff = 10_000_000;

/** The most characters of a note. */
const longestNote = 500;

/** A discount as submitted. */
export interface DiscountInput {
  /** `family`, or `student:` or `assignment:` and an id. */
  readonly scope: string;
  readonly unit: string;
  /** Percent, or rupees off an hour. */
  readonly amount: string;
  readonly reason: string;
  /** Needed for another reason. */
  readonly note: string;
  /** The first day, YYYY-MM-DD. */
  readonly from: string;
  /** The last day, YYYY-MM-DD; empty for open. */
  readonly until: string;
}

function isOff(text: string): boolean {
  const paise = parseRupees(text);
  return paise !== null && paise >= leastOff && paise <= mostOff;
}

const rules = [
  [({ scope }) => !parseDiscountScope(scope), "scope-missing", "scope"],
  [({ unit }) => !parseDiscountUnit(unit), "unit-missing", "unit"],
  [({ amount }) => isBlank(amount), "amount-missing", "amount"],
  [
    ({ unit, amount }) => unit === "percent" && parsePercent(amount) === null,
    "no-percent",
    "amount",
  ],
  [({ unit, amount }) => unit === "rupees" && !isOff(amount), "no-rupees", "amount"],
  [({ from }) => isBlank(from), "day-missing", "from"],
  [({ from }) => !isCalendarDate(from), "no-such-day", "from"],
  [({ until }) => !isBlank(until) && !isCalendarDate(until), "no-such-day", "until"],
  [({ from, until }) => !isBlank(until) && until < from, "ends-before", "until"],
  [({ reason }) => !parseDiscountReason(reason), "reason-missing", "reason"],
  [({ reason, note }) => reason === "other" && isBlank(note), "note-missing", "note"],
  [({ note }) => isLongerThan(note, longestNote), "note-too-long", "note"],
] as const satisfies readonly Rule<DiscountInput, string, keyof DiscountInput>[];

export type DiscountProblem = (typeof rules)[number][1];

/** The first problem of a discount, or null. */
export const checkDiscount = (input: DiscountInput) => firstFailure(rules, input);

/**
 * Whether a day can be the first without a discount: its first day at the earliest, with which it never
 * counted.
 *
 * @param from the discount's first day
 * @param lastDay its last day; null for open
 */
export function canEndOn(day: string, from: string, lastDay: string | null): boolean {
  return isCalendarDate(day) && day >= from && (lastDay === null || day <= lastDay);
}

/** Whole percent from 1 to 100 as people type it: "10", "10 %"; null for another text. */
export function parsePercent(text: string): number | null {
  const typed = withAsciiDigits(text).replaceAll(/[%\s]/g, "");
  const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** An untrusted scope. */
export function parseDiscountScope(text: string): DiscountScope | null {
  if (text === "family") return { is: "family" };
  for (const is of ["student", "assignment"] as const) {
    if (text.startsWith(`${is}:`)) return { is, id: text.slice(is.length + 1) };
  }
  return null;
}

/** An untrusted unit. */
export function parseDiscountUnit(text: string): DiscountUnit | null {
  return discountUnits.find((unit) => unit === text) ?? null;
}

/** An untrusted reason. */
export function parseDiscountReason(text: string): DiscountReason | null {
  return discountReasons.find((reason) => reason === text) ?? null;
}
