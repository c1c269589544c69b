import { withAsciiDigits } from "#domain/shared/typed/digits.ts";

/** The most that one form takes: one crore rupees, in paise. */
export const mostPaise = 1_000_000_000;

/**
 * The paise of an amount of rupees as people type it: "600", "₹1,200.50", "१२००"; null for another text,
 * for nothing and for more than `mostPaise`.
 */
export function parseRupees(text: string): number | null {
  const typed = withAsciiDigits(text).replaceAll(/[₹,\s]/g, "");
  const [, rupees, part = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees) * 100 + Number(part.padEnd(2, "0"));
  return paise > 0 && paise <= mostPaise ? paise : null;
}

/**
 * A part of the price of an hour, rounded once to whole paise, half a paisa up: the same as
 * `part_of_hour` of the database.
 *
 * @param perHour in paise
 */
export function partOfHour(perHour: number, minutes: number, percent: number): number {
  return Math.round((perHour * minutes * percent) / 6000);
}

/** What is taken off the price of an hour: a part of it in percent, or paise. */
export type Discount =
  | { readonly percent: number; readonly paisePerHour: null }
  | { readonly percent: null; readonly paisePerHour: number };

/**
 * What is left of a part of the price of an hour after a discount, rounded once to whole paise, half a
 * paisa up: the same as `discounted_part` of the database.
 *
 * @param perHour in paise
 */
export function discountedPart(
  perHour: number,
  minutes: number,
  percent: number,
  off: Discount,
): number {
  const left = perHour * (100 - (off.percent ?? 0)) - 100 * (off.paisePerHour ?? 0);
  return Math.round((Math.max(left, 0) * minutes * percent) / 600_000);
}

/** "₹1,20,000", "₹599.50", "−₹500", by the thousand, the lakh and the crore. @param paise whole */
export function formatRupees(paise: number): string {
  const [whole, part] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  const decimals = part === 0 ? "" : `.${String(part).padStart(2, "0")}`;
  return `${paise < 0 ? "−" : ""}₹${whole.toLocaleString("en-IN")}${decimals}`;
}

/** "643", "599.50": an amount as a person types it. @param paise whole, not negative */
export const typedRupees = (paise: number): string =>
  (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

/** "599.50": an amount for a file, with both decimals. @param paise whole */
export const toRupees = (paise: number): string => (paise / 100).toFixed(2);
