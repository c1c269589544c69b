import type { DayMeasure } from "#domain/lessons/day.ts";

/** What each list has, above it. */
const about: Record<DayMeasure | "away", string> = {
  planned: "All lessons of the day that were not cancelled.",
  held: "Lessons that were held.",
  missed: "Lessons that the student or the tutor missed.",
  unsettled: "Lessons that are over, of which nobody has said yet how they turned out.",
  disputed: "Lessons that somebody disputes, or that were moved after their start.",
  "without-link":
    "Lessons to come whose link doesn't lead to a meeting. Correct it, or ask the tutor.",
  "without-tutor": "Lessons to come whose tutor has left or is suspended.",
  away: "Tutors who have time off that day, and how many lessons they still have on it.",
};

export const messages = {
  title: "Lessons of a day",
  /** @param day such as "Today" or "Thursday, November 26" */
  lessonsOf: (day: string) => `Lessons: ${day}`,
  about,
  numbers: "Lessons by how they stand",
  days: "Days",
  previous: "Previous day",
  next: "Next day",
  nobodyAway: "No tutor is away.",
  away: "Tutors away",
  tutor: "Tutor",
  timeOff: "Time off",
  lessons: "Lessons that day",
  evening: "The evening's list",
};
