import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { parseRupees } from "../money.ts";

/** What is to be given back of a payment, as submitted. */
export interface RefundInput {
  /** Rupees. */
  readonly amount: string;
  readonly reason: string;
}

type RefundFacts = RefundInput & { readonly left: number };

const longestReason = 500;

const rules = [
  [({ amount }) => isBlank(amount), "amount-missing", "amount"],
  [({ amount }) => parseRupees(amount) === null, "no-amount", "amount"],
  [({ amount, left }) => (parseRupees(amount) ?? 0) > left, "too-much", "amount"],
  // Money that a family gets back is explained to whoever reads the books.
  [({ reason }) => isBlank(reason), "reason-missing", "reason"],
  [({ reason }) => isLongerThan(reason, longestReason), "reason-too-long", "reason"],
] as const satisfies readonly Rule<RefundFacts, string, keyof RefundInput>[];

export type RefundProblem = (typeof rules)[number][1];

/** The first problem of a refund, or null. @param left what can be given back, in paise */
export const checkRefund = (input: RefundInput, left: number) =>
  firstFailure(rules, { ...input, left });
