import { formatRupees } from "#domain/fees/money.ts";
import { messages } from "./messages.ts";

/** What a family owes, in words. @param balance in paise; negative is paid in advance */
export function describeBalance(balance: number): string {
  if (balance === 0) return messages.even;
  return balance > 0
    ? messages.owes(formatRupees(balance))
    : messages.ahead(formatRupees(-balance));
}
