import { addMonths, monthOf, startOfMonth } from "#domain/lessons/months.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

/** What decides which month may be closed; months are YYYY-MM. */
export interface MonthFacts {
  /** The month in which fees began. */
  readonly started: string;
  /** The last closed one; null for none. */
  readonly closed: string | null;
  readonly present: string;
}

/** The first month that is not closed; it may still go on. */
export function firstOpenMonth({ started, closed }: Omit<MonthFacts, "present">): string {
  return closed === null || closed < started ? started : addMonths(closed, 1);
}

/** Whether a month can be closed: it is over, and all before it are closed. */
export function canCloseMonth(month: string, facts: MonthFacts): boolean {
  return month === firstOpenMonth(facts) && month < facts.present;
}

/**
 * The last day of the month before, in India: until then lessons get their invoices, and tutors are
 * usually paid. YYYY-MM-DD
 */
export function endOfLastMonth(now: Date): string {
  const start = startOfMonth(monthOf(now.getTime()));
  return toIndiaDateTimeFields(new Date(start.getTime() - day)).date;
}
