import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

export const holidaysPage = "/admin-dashboard/holidays";

/** The year that an address asks for (`?year=`): this one in India by default. */
export function readYear(params: URLSearchParams, now: Date): number {
  const year = params.get("year") ?? "";
  return /^20\d\d$/.test(year) ? Number(year) : thisYear(now);
}

export function thisYear(now: Date): number {
  return Number(toIndiaDateTimeFields(now).date.slice(0, 4));
}

/** The page of a year. */
export function pageOfYear(year: number): string {
  return `${holidaysPage}?year=${year}`;
}

/** The desk for the lessons that were planned before their day became a holiday. @param day YYYY-MM-DD */
export const holidayDesk = (day: string) => `${holidaysPage}/${encodeURIComponent(day)}/lessons`;

/** The value of the button that accepts all public holidays whose day is fixed. */
export const allFixed = "fixed";
