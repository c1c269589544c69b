import type { DayMeasure } from "#domain/lessons/day.ts";

/** A number of the day's lessons, such as "14 planned" or "500+ held". */
export const dayNumber: Record<DayMeasure, (lessons: string) => string> = {
  planned: (lessons) => `${lessons} planned`,
  held: (lessons) => `${lessons} held`,
  missed: (lessons) => `${lessons} missed`,
  unsettled: (lessons) => `${lessons} not settled`,
  disputed: (lessons) => `${lessons} disputed`,
  "without-link": (lessons) => `${lessons} without link`,
  "without-tutor": (lessons) => `${lessons} without tutor`,
};

/** How many tutors are away. */
export const tutorsAway = (tutors: number) =>
  tutors === 1 ? "1 tutor away" : `${tutors} tutors away`;

/** The words of the lessons of a day. */
export const messages = {
  none: "No lessons.",
  lesson: "Lesson",
  time: "Time",
  tutor: "Tutor",
  student: "Student",
  standing: "Outcome",
  withoutLink: "No usable link",
  noTutor: "No tutor",
  suspended: "Tutor suspended",
};
