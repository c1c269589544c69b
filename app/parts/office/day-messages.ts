import { months } from "#domain/shared/date-words.ts";

/** A day without its year; months are indexed from 0. */
export const dayWords = {
  /** "November 16" */
  long: (month: number, day: number) => `${months[month]} ${day}`,
  /** "Nov 16", below a bar */
  short: (month: number, day: number) => `${months[month]?.slice(0, 3)} ${day}`,
};
