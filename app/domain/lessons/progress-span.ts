import { addMonths, isMonth, monthOf, startOfMonth } from "./months.ts";

/** How many months a page of progress shows. */
export const shownMonths = 12;

/** A time of whole months. */
export interface ProgressSpan {
  /** The first and the last month, YYYY-MM. */
  first: string;
  last: string;
  /** The first moment of the time, and the first one after it. */
  from: Date;
  until: Date;
  /** Whether it is a single month, with all of its lessons. */
  isMonth: boolean;
}

/**
 * The time that an address asks for: one month (`month`), or a year of months that ends with `until`,
 * by default the one that ends with this month. An invalid month is as none.
 */
export function progressSpan(
  asked: { month: string | null; until: string | null },
  now: Date,
): ProgressSpan {
  const single = readMonth(asked.month);
  const last = single ?? readMonth(asked.until) ?? monthOf(now.getTime());
  const first = single ?? addMonths(last, 1 - shownMonths);
  return {
    first,
    last,
    from: startOfMonth(first),
    until: startOfMonth(addMonths(last, 1)),
    isMonth: single !== null,
  };
}

const readMonth = (text: string | null) => (text !== null && isMonth(text) ? text : null);
