import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isLongerThan } from "#domain/shared/text-length.ts";

/** Where families pay to; each may be empty. */
export interface Payee {
  /** Such as academy@okbank. */
  readonly upiId: string;
  /** The name that the bank shows. */
  readonly payeeName: string;
  readonly bankAccount: string;
  /** The bank's branch, such as HDFC0001234. */
  readonly ifsc: string;
}

/** The most characters of the name. */
const longestPayeeName = 100;

const rules = [
  [
    ({ upiId }) => upiId !== "" && !/^[\w.-]{2,100}@[A-Za-z][\w.-]{1,60}$/.test(upiId),
    "no-upi-id",
    "upiId",
  ],
  [
    ({ upiId, bankAccount, payeeName }) => upiId + bankAccount !== "" && payeeName === "",
    "name-missing",
    "payeeName",
  ],
  [({ payeeName }) => isLongerThan(payeeName, longestPayeeName), "name-too-long", "payeeName"],
  [
    ({ bankAccount }) => bankAccount !== "" && !/^\d{6,18}$/.test(bankAccount),
    "no-account",
    "bankAccount",
  ],
  [({ ifsc }) => ifsc !== "" && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc), "no-ifsc", "ifsc"],
  [({ bankAccount, ifsc }) => bankAccount === "" && ifsc !== "", "account-missing", "bankAccount"],
  [({ bankAccount, ifsc }) => bankAccount !== "" && ifsc === "", "ifsc-missing", "ifsc"],
] as const satisfies readonly Rule<Payee, string, keyof Payee>[];

export type PayeeProblem = (typeof rules)[number][1];

/** The first problem of where families pay to, or null. */
export const checkPayee = (payee: Payee) => firstFailure(rules, payee);

/** What a family writes beside a transfer, so that the office finds whose it is. */
export const familyCode = (number: number): string => `F${number}`;

/**
 * The address that opens a payment program, or that it reads from a code.
 *
 * @param paise what is to be paid
 * @param note what is written beside the transfer
 */
export function upiAddress({ upiId, payeeName }: Payee, paise: number, note: string): string {
  const fields = { pa: upiId, pn: payeeName, am: (paise / 100).toFixed(2), cu: "INR", tn: note };
  // Programs read %20 and not +.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join("&")}`;
}
