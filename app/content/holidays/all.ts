import { holidaysOf2026 } from "./2026.ts";
import { holidaysOf2027 } from "./2027.ts";

/** A public holiday of Telangana that the academy may accept. */
export interface PublicHoliday {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: string;
  /** Whether its day is the same every year or can be calculated; others are to be confirmed. */
  readonly isCertain: boolean;
}

/** The public holidays of each year; a new year is a new file. */
export const publicHolidays: ReadonlyMap<number, readonly PublicHoliday[]> = new Map([
  [2026, holidaysOf2026],
  [2027, holidaysOf2027],
]);
