import { holidaysOf2026 } from "./2026.ts";
import { holidaysOf2027 } from "./2027.ts";

/** The names of the public holidays, as they are stored. `names.ts` has them for readers. */
export type PublicHolidayName =
  | "New Year's Day"
  | "Bhogi"
  | "Sankranti"
  | "Republic Day"
  | "Maha Shivaratri"
  | "Holi"
  | "Ugadi"
  | "Eid-ul-Fitr"
  | "Sri Rama Navami"
  | "Good Friday"
  | "Babu Jagjivan Ram's Birthday"
  | "Dr B. R. Ambedkar's Birthday"
  | "Eid-ul-Adha"
  | "Telangana Formation Day"
  | "Muharram"
  | "Bonalu"
  | "Independence Day"
  | "Milad-un-Nabi"
  | "Sri Krishna Ashtami"
  | "Vinayaka Chavithi"
  | "Gandhi Jayanti"
  | "Vijaya Dasami"
  | "Deepavali"
  | "Karthika Purnima and Guru Nanak's Birthday"
  | "Christmas"
  | "Day after Christmas";

/** A public holiday of Telangana that the academy may accept. */
export interface PublicHoliday {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: PublicHolidayName;
  /** Whether its day is the same every year or can be calculated; others are to be confirmed. */
  readonly isCertain: boolean;
}

/** The public holidays of each year; a new year is a new file. */
export const publicHolidays: ReadonlyMap<number, readonly PublicHoliday[]> = new Map([
  [2026, holidaysOf2026],
  [2027, holidaysOf2027],
]);
