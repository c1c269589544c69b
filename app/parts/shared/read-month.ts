import { isMonth, monthOf } from "#domain/lessons/months.ts";

/** The month that an address asks for: the present one without, and for later ones. */
export function readMonth(params: URLSearchParams, now: Date): string {
  const present = monthOf(now.getTime());
  const month = params.get("month") ?? "";
  return isMonth(month) && month <= present ? month : present;
}
