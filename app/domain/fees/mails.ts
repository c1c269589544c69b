import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";

/** The kinds of mails about fees. */
export const feeMailKinds = ["fee-invoice", "fee-receipt", "fee-reminder"] as const;

/** How long the mail about a payment waits, so that one that is taken back at once is told to nobody. */
export const receiptMailSeconds = 60;

/** Of money that came this many days ago or earlier no mail is sent: its bank statement is read late. */
export const oldestReceiptDays = 31;

/** When reminders are sent, in India. */
export const reminderTimes = { from: "10:00", until: "19:00" } as const;

/** How many days later than planned a reminder may still be sent; then it is not sent at all. */
export const reminderGraceDays = 7;

/** How many days there are between two reminders to one family, also of different invoices. */
export const reminderPauseDays = 3;

/** Which mails about fees are sent. */
export interface FeeMailSettings {
  readonly hasInvoices: boolean;
  readonly hasReceipts: boolean;
  /** How many days after an invoice a reminder is sent; null for none. The second needs the first. */
  readonly firstDays: number | null;
  readonly secondDays: number | null;
}

/** Until somebody has changed them. */
export const firstSettings: FeeMailSettings = {
  hasInvoices: true,
  hasReceipts: true,
  firstDays: null,
  secondDays: null,
};

/** The days as somebody typed them; each may be empty. */
export interface ReminderInput {
  readonly firstDays: string;
  readonly secondDays: string;
}

const mostDays = 60;

/** Whole days from 0 to 60; null for another text, and for an empty one. */
export function parseReminderDays(text: string): number | null {
  const digits = withAsciiDigits(text.trim());
  if (!/^\d{1,2}$/.test(digits)) return null;
  const days = Number(digits);
  return days <= mostDays ? days : null;
}

const isWrong = (text: string) => text.trim() !== "" && parseReminderDays(text) === null;

export type ReminderProblem = "no-days" | "first-missing" | "not-later";

const rules: readonly Rule<ReminderInput, ReminderProblem, keyof ReminderInput>[] = [
  [({ firstDays }) => isWrong(firstDays), "no-days", "firstDays"],
  [({ secondDays }) => isWrong(secondDays), "no-days", "secondDays"],
  [
    ({ firstDays, secondDays }) => firstDays.trim() === "" && secondDays.trim() !== "",
    "first-missing",
    "firstDays",
  ],
  [
    ({ firstDays, secondDays }) =>
      secondDays.trim() !== "" &&
      (parseReminderDays(secondDays) ?? 0) <= (parseReminderDays(firstDays) ?? 0),
    "not-later",
    "secondDays",
  ],
];

/** The first problem of the days on which reminders are sent, or null. */
export const checkReminders = (input: ReminderInput) => firstFailure(rules, input);
