/** The text for a missing date (§8). */
export const noDate: string = "No date";

/** The text for an invalid date (§8). */
export const invalidDate: string = "Invalid date";

/** Indexed from 0, like `getUTCMonth`. */
export const months: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Indexed from Sunday, like `getUTCDay`. */
export const weekdays: readonly string[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

/** Days that are named for how near they are, where one stands alone and within a sentence. */
export const nearDays = {
  alone: { yesterday: "Yesterday", today: "Today", tomorrow: "Tomorrow" },
  within: { yesterday: "yesterday", today: "today", tomorrow: "tomorrow" },
};

// The UTC fields of each `clock` are India's time.

const dayOfMonth = (clock: Date) => `${months[clock.getUTCMonth()]} ${clock.getUTCDate()}`;

/** "November 20, 2026" */
export const fullDate = (clock: Date) => `${dayOfMonth(clock)}, ${clock.getUTCFullYear()}`;

/** "Monday 23" */
export const weekdayNumber = (clock: Date) =>
  `${weekdays[clock.getUTCDay()]} ${clock.getUTCDate()}`;

/** "Monday 23 November", as one says it. */
export const weekdayDate = (clock: Date) =>
  `${weekdayNumber(clock)} ${months[clock.getUTCMonth()]}`;

/** "Friday 22 January 2027" */
export const weekdayFullDate = (clock: Date) => `${weekdayDate(clock)} ${clock.getUTCFullYear()}`;

/** "November 2026" */
export const monthOfYear = (clock: Date) =>
  `${months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;

/** "November 20, 2026 at 5:30 PM IST", "Today at 5:30 PM IST" */
export const dateAndTime = (date: string, time: string) => `${date} at ${time} IST`;

/** "on November 20, 2026" */
export const onDate = (date: string) => `on ${date}`;

/** "on Friday" or "on Friday 4 December", before a time. */
export const onWeekday = (day: string) => `on ${day}`;

/** "tomorrow at 6:30 PM". @param time "6:30" of the twelve hours; `hours` are those of the day */
export const dayAndTime = (day: string, time: string, hours: number) =>
  `${day} at ${time} ${hours < 12 ? "AM" : "PM"}`;

/** A span of days: within a month, within a year, and over two years. */
export const daySpan = {
  ofMonth: (first: Date, last: Date) =>
    `${dayOfMonth(first)}–${last.getUTCDate()}, ${last.getUTCFullYear()}`,
  ofYear: (first: Date, last: Date) => `${dayOfMonth(first)} – ${fullDate(last)}`,
  ofYears: (first: Date, last: Date) => `${fullDate(first)} – ${fullDate(last)}`,
};
