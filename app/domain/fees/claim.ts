import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { parseRupees } from "./money.ts";

/** What a family says that it has paid, as submitted. */
export interface ClaimInput {
  /** Rupees. */
  readonly amount: string;
  /** The bank's 12 digits of the transfer, perhaps with spaces. */
  readonly reference: string;
}

export type ClaimProblem = "amount-missing" | "no-amount" | "reference-missing" | "no-reference";

/** The 12 digits of a UPI transfer; null for another text. */
export function parseReference(text: string): string | null {
  const digits = withAsciiDigits(text).replaceAll(/[\s-]/g, "");
  return /^\d{12}$/.test(digits) ? digits : null;
}

const rules: readonly Rule<ClaimInput, ClaimProblem, keyof ClaimInput>[] = [
  [({ amount }) => isBlank(amount), "amount-missing", "amount"],
  [({ amount }) => parseRupees(amount) === null, "no-amount", "amount"],
  [({ reference }) => isBlank(reference), "reference-missing", "reference"],
  [({ reference }) => parseReference(reference) === null, "no-reference", "reference"],
];

/** The first problem of what a family says that it has paid, or null. */
export const checkClaim = (input: ClaimInput) => firstFailure(rules, input);
