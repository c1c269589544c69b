import { addMonths, monthOf, startOfMonth } from "#domain/lessons/months.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

/** The last day of the month before, in India: lessons until then get their invoices. YYYY-MM-DD */
export function endOfLastMonth(now: Date): string {
  const start = startOfMonth(monthOf(now.getTime()));
  return toIndiaDateTimeFields(new Date(start.getTime() - day)).date;
}

/** The month of that day, YYYY-MM. */
export const lastMonth = (now: Date): string => addMonths(monthOf(now.getTime()), -1);
