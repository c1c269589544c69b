import { maxLessons, type SeriesProblem } from "#domain/timetable/series/series-form.ts";
import { problems as contentProblems } from "#parts/teaching/content/problem-messages.ts";

/** The words for each problem of the form. */
export const problems: Record<SeriesProblem, string> = {
  ...contentProblems,
  "date-missing": "Please enter a first day and a time.",
  "days-missing": "Please choose at least one day of the week.",
  "day-time-invalid": "Please enter a real time for each day.",
  "day-past": "The first day is over already. Please choose today or a later day.",
  "day-far": "That day is too far ahead. Lessons can begin within a year, for three years at most.",
  "last-day-invalid": "Please enter a real last day, or none.",
  "last-day-first": "The last day is before the first day.",
  "two-ends": "Please enter a last day or a number of lessons, not both.",
  "count-invalid": `Please enter a number of lessons from 1 to ${maxLessons}.`,
  "no-lessons": "There is no lesson between the first day and the last day.",
  "lessons-overlap": "One lesson would begin before the one of the day before has ended.",
};
