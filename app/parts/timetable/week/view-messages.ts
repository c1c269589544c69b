import { count } from "#content/shared/count.ts";

/** The words with which the server describes a week. */
export const messages = {
  cancelled: "Cancelled",
  held: "Asked for",
  demo: "Demo class",
  waiting: "Waits for another tutor",
  sinceDayBefore: "Began the day before",
  timeOff: "Time off",
  /** A day's link on a phone. */
  dayLink: (name: string, day: number, lessons: number) =>
    `${name} ${day}, ${lessons === 0 ? "no lessons" : count(lessons, "lesson", "lessons")}`,
  addAt: (day: string, time: string) => `Add lesson on ${day} at ${time}`,
};
