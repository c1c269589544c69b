import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { parseRupees } from "../money.ts";
import { leastOnline, mostOnline } from "./limits.ts";

/** What a family wants to pay through the gateway, as submitted. */
export interface OnlineInput {
  /** Rupees. */
  readonly amount: string;
}

export type OnlineProblem = "amount-missing" | "no-amount" | "too-little" | "too-much" | "not-owed";

type OnlineFacts = OnlineInput & { readonly open: number };

const paiseOf = ({ amount }: OnlineInput) => parseRupees(amount) ?? 0;

const rules: readonly Rule<OnlineFacts, OnlineProblem, keyof OnlineInput>[] = [
  [({ amount }) => isBlank(amount), "amount-missing", "amount"],
  [({ amount }) => parseRupees(amount) === null, "no-amount", "amount"],
  [(facts) => paiseOf(facts) < leastOnline, "too-little", "amount"],
  [(facts) => paiseOf(facts) > mostOnline, "too-much", "amount"],
  [(facts) => paiseOf(facts) > facts.open, "not-owed", "amount"],
];

/** The first problem of an amount, or null. @param open what the family owes, in paise */
export const checkOnline = (input: OnlineInput, open: number) =>
  firstFailure(rules, { ...input, open });
