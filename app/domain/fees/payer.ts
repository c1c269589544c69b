import { accountLimits, isEmailAddress } from "#domain/account/account.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { parseState } from "./states.ts";

/** To whom a family's documents are made out; each may be empty. */
export interface Payer {
  /** Empty for the name of the student. */
  readonly payerName: string;
  readonly payerAddress: string;
  /** A number of GST; empty for the state of the academy. */
  readonly payerState: string;
  /** Who gets the mails about fees; empty for guardians and students. */
  readonly payerEmail: string;
}

const longest = { name: 120, address: 300 };

const rules = [
  [
    ({ payerName, payerAddress }) => isBlank(payerName) && !isBlank(payerAddress),
    "name-missing",
    "payerName",
  ],
  [({ payerName }) => isLongerThan(payerName, longest.name), "name-too-long", "payerName"],
  [
    ({ payerAddress }) => isLongerThan(payerAddress, longest.address),
    "address-too-long",
    "payerAddress",
  ],
  [
    ({ payerState }) => payerState !== "" && parseState(payerState) === null,
    "no-state",
    "payerState",
  ],
  [
    ({ payerEmail }) =>
      payerEmail !== "" &&
      (!isEmailAddress(payerEmail) || isLongerThan(payerEmail, accountLimits.email)),
    "no-email",
    "payerEmail",
  ],
] as const satisfies readonly Rule<Payer, string, keyof Payer>[];

export type PayerProblem = (typeof rules)[number][1];

/** The first problem of to whom documents are made out, or null. */
export const checkPayer = (payer: Payer) => firstFailure(rules, payer);
