import type { LangMark } from "#content/shared/lang-mark.ts";

/** One line of opening hours: which days, and from when to when. */
export interface Hours extends LangMark {
  readonly days: string;
  readonly time: string;
}

/** The specification (§9) gives different hours in three places; they differ on purpose. */
export const footerHours: readonly Hours[] = [{ days: "Every day", time: "9:00am to 10:00pm" }];

export const supportHours: readonly Hours[] = [
  { days: "Monday to Saturday", time: "9 AM to 8 PM" },
  { days: "Sunday", time: "10 AM to 6 PM" },
];

export const classHours: readonly Hours[] = [
  { days: "Weekdays", time: "9 AM to 8 PM" },
  { days: "Weekends", time: "10 AM to 6 PM" },
];
