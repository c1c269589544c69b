import { formatRupees, type Discount } from "#domain/fees/money.ts";
import { discountWords } from "./messages.ts";

/**
 * The full price of a lesson and what is taken off it in words; null where nothing is. Amounts in paise.
 *
 * @param charge what is left to pay
 * @param off the discount; null where it is gone with its student
 */
export function describeOff(charge: number, discount: number, off: Discount | null): string | null {
  if (discount === 0) return null;
  const full = formatRupees(charge + discount);
  if (off === null) return discountWords.amountOff(full, formatRupees(discount));
  return off.percent === null
    ? discountWords.rupeesOff(full, formatRupees(off.paisePerHour))
    : discountWords.percentOff(full, off.percent);
}
