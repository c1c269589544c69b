import { addMonths, isMonth, monthName, monthOf } from "#domain/lessons/months.ts";

/** The month that an address asks for: the present one without, and for later ones. */
export function readMonth(params: URLSearchParams, now: Date): string {
  const present = monthOf(now.getTime());
  const month = params.get("month") ?? "";
  return isMonth(month) && month <= present ? month : present;
}

/**
 * The months to choose from, the present one first.
 *
 * @param shown is among them
 * @param number how many there are
 */
export function monthChoices(shown: string, now: Date, number: number) {
  const present = monthOf(now.getTime());
  const months = Array.from({ length: number }, (_, back) => addMonths(present, -back));
  return [...new Set([...months, shown])].map((id) => ({ id, name: monthName(id) }));
}
