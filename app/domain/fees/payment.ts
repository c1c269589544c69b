import { isCalendarDate } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { parseRupees } from "./money.ts";

/** Money that came from a family, went back to it, or will not come any more. */
export const paymentKinds = ["payment", "refund", "write-off"] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** How money moves that the office enters. */
export const paymentWays = ["upi", "bank", "cash"] as const;

/** How money moves: also through the payment gateway, of which nothing is entered by hand. */
export type PaymentWay = (typeof paymentWays)[number] | "gateway";

/** How money moves that a statement of the bank shows, once for each payment. */
export const bankWays = ["upi", "bank"] as const satisfies readonly PaymentWay[];

/** Whether a statement of the bank shows it. */
export const isByBank = (way: PaymentWay | null): boolean => bankWays.some((one) => one === way);

/** The most characters of a reference and of a reason. */
const longestReference = 40;
const longestPaymentReason = 500;

/** A payment as submitted. */
export interface PaymentInput {
  readonly kind: string;
  /** Empty for a debt that is written off. */
  readonly way: string;
  /** Rupees. */
  readonly amount: string;
  /** YYYY-MM-DD, in India. */
  readonly day: string;
  /** The bank's number of the transfer; may be empty. */
  readonly reference: string;
  readonly reason: string;
}

type PaymentFacts = PaymentInput & { readonly today: string };

const rules = [
  [({ kind }) => !parsePaymentKind(kind), "kind-missing", "kind"],
  [({ amount }) => isBlank(amount), "amount-missing", "amount"],
  [({ amount }) => parseRupees(amount) === null, "no-amount", "amount"],
  [({ kind, way }) => kind !== "write-off" && !parsePaymentWay(way), "way-missing", "way"],
  [({ day }) => isBlank(day), "day-missing", "day"],
  [({ day }) => !isCalendarDate(day), "no-such-day", "day"],
  [({ day, today }) => day > today, "day-to-come", "day"],
  [({ reference }) => isLongerThan(reference, longestReference), "reference-too-long", "reference"],
  // Money that a family gets back or need not pay is explained to whoever reads the books.
  [({ kind, reason }) => kind !== "payment" && isBlank(reason), "reason-missing", "reason"],
  [({ reason }) => isLongerThan(reason, longestPaymentReason), "reason-too-long", "reason"],
] as const satisfies readonly Rule<PaymentFacts, string, keyof PaymentInput>[];

export type PaymentProblem = (typeof rules)[number][1];

/** The first problem of a payment, or null. @param today YYYY-MM-DD, in India */
export const checkPayment = (input: PaymentInput, today: string) =>
  firstFailure(rules, { ...input, today });

/** An untrusted kind of payment. */
export function parsePaymentKind(text: string): PaymentKind | null {
  return paymentKinds.find((kind) => kind === text) ?? null;
}

/** An untrusted way of paying. */
export function parsePaymentWay(text: string): PaymentWay | null {
  return paymentWays.find((way) => way === text) ?? null;
}

/** Why a lesson is free: what the academy's public pages promise, or for another reason. */
export const freeReasons = ["first-with-tutor", "first-two-repaid", "goodwill"] as const;

export type FreeReason = (typeof freeReasons)[number];

/** An untrusted reason. */
export function parseFreeReason(text: string): FreeReason | null {
  return freeReasons.find((reason) => reason === text) ?? null;
}
