import { weekdays } from "#domain/shared/date-words.ts";

/** The weekdays' names by their number: 1 is Monday, 7 is Sunday. */
export const weekdayNames: Readonly<Record<number, string>> = Object.fromEntries(
  weekdays.map((name, index) => [index || 7, name]),
);
