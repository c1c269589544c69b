import type { WeeklyTimeProblem } from "#domain/timetable/week/hours.ts";

/** The words of the fields for weekly times. */
export const weeklyTimesWords = {
  from: "From",
  to: "To",
  // Other words than the first ones, so that each field of a day has a name of its own.
  starts: ["Second start", "Third start"],
  ends: ["Second end", "Third end"],
  asOnMonday: "The same on weekdays",
  another: "Another time",
  quarters:
    "All times are in India's time, in quarter hours. Leave a day empty where there is none.",
  save: "Save Times",
  saving: "Saving...",
  problems: {
    "time-missing": "Please fill in both the start and the end.",
    "no-such-time": "Please enter a valid time, such as 17:30.",
    "not-quarter": "Please use quarter hours, such as 17:00, 17:15, 17:30 or 17:45.",
    "ends-first": "The end has to be after the start.",
    overlap: "Two times of a day overlap. Please make them one.",
  } satisfies Record<WeeklyTimeProblem, string>,
};
