import { months } from "./dates.ts";
import { parseIndiaDateTime } from "./india-time.ts";

/** A submitted month as YYYY-MM, from 2000 to 2099; null for any other text. */
export function parseMonth(text: string | null): string | null {
  return text !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** The month so many months later; earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** When a month begins in India. */
export function startOfMonth(month: string): Date {
  const start = parseIndiaDateTime(`${month}-01`, "00:00");
  if (!start) throw new Error("not a month");
  return start;
}

/** "November 2026" */
export function formatMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${months[Number(number) - 1]} ${year}`;
}
