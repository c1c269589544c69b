import { count } from "#content/shared/count.ts";

/** The words with which the server describes a week. */
export const messages = {
  cancelled: "Cancelled",
  held: "Asked for",
  /** Of lessons that are over, to their student and their tutor. */
  unsettled: "Not settled yet",
  disputed: "Being checked",
  demo: "Demo class",
  waiting: "Waits for another tutor",
  /** Of a lesson that began the day before; as short as a narrow column. */
  since: (time: string) => `From ${time}`,
  timeOff: "Time off",
  hoursOff: (hours: string) => `Time off ${hours}`,
  /** A day's link on a phone. */
  dayLink: (name: string, day: number, lessons: number) =>
    `${name} ${day}, ${lessons === 0 ? "no lessons" : count(lessons, "lesson", "lessons")}`,
  addAt: (day: string, time: string) => `Add lesson on ${day} at ${time}`,
};
