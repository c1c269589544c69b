import { count } from "#content/shared/count.ts";

/** What is said of a tutor's days and times. Only the server needs these words. */
export const hoursMessages = {
  free: (hours: number) => `${hours} h free`,
  demo: "Demo class",
  held: (time: string) => `Asked for ${time}`,
  off: "Not teaching",
  timeOff: "Time off",
  hoursOff: (hours: string) => `Time off ${hours}`,
  freeAndOff: (free: number, hours: string) => `${free} h free, time off ${hours}`,
  lessons: (number: number) => count(number, "lesson", "lessons"),
  more: (number: number) => `${number} more`,
};
