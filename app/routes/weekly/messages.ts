import type { SeriesProblem } from "#domain/timetable/series-form.ts";
import { maxLessons } from "#domain/timetable/series-form.ts";
import type { Planner } from "#use-cases/lessons/change-lessons.ts";
import type { PreviewNeeded } from "#use-cases/lessons/plan-series.ts";
import type { SeriesWarning } from "#use-cases/lessons/preview-series.ts";
import { problems as contentProblems } from "../content-messages.ts";

/** A day of the week, with its number as its id. */
interface Weekday {
  readonly id: "1" | "2" | "3" | "4" | "5" | "6" | "7";
  readonly name: string;
}

/** Monday to Sunday. */
export const weekdays: readonly Weekday[] = [
  { id: "1", name: "Monday" },
  { id: "2", name: "Tuesday" },
  { id: "3", name: "Wednesday" },
  { id: "4", name: "Thursday" },
  { id: "5", name: "Friday" },
  { id: "6", name: "Saturday" },
  { id: "7", name: "Sunday" },
];

const lessons = (count: number) => (count === 1 ? "1 lesson" : `${count} lessons`);

export const messages = {
  title: "Add Weekly Lessons",
  about: (student: string, subject: string, className: string, tutor: string) =>
    `${student} · ${subject}, ${className} · ${tutor}`,
  usualDescription: "Weekly lesson",
  days: "Days",
  differentTimes: "Different times",
  differentTimesHint: "Choose the days first. A day without a time of its own has the one above.",
  timeOn: (weekday: string) => `Time on ${weekday}`,
  firstDay: "First Day",
  lastDay: "Last Day",
  lastDayHint: "Without an end the lessons go on every week.",
  lessons: "Number of Lessons",
  lessonsHint: "Instead of a last day",
  plan: "Plan Lessons",
  planning: "Planning...",
  cancel: "Cancel",
  preview: "Preview",
  allFree: (count: number) =>
    count === 1 ? "The lesson can be planned." : `All ${lessons(count)} can be planned.`,
  someFree: (free: number, count: number) => `${free} of ${count} are free.`,
  noneFree: "None of them is free. Choose other days or another time above.",
  choices:
    "For the others: leave them out, choose another time for each here, or change the days or the time above.",
  next: "The next lessons",
  more: (count: number) => `and ${count} more, every week`,
  again: "Press Plan Lessons again to plan them.",
  issues: "Lessons that are not free",
  what: (when: string) => `What to do on ${when}`,
  leaveOut: "Leave it out",
  leftOut: "It is left out.",
  keep: "Plan it anyway",
  moveTo: (when: string) => `Move it to ${when}`,
  notPossible: "This assignment has ended or has no tutor who teaches now. Nothing was planned.",
};

export const previewProblems: Record<NonNullable<PreviewNeeded["problem"]>, string> = {
  "moved-taken": "A time that you chose is not free any more. Please choose again.",
  "none-left": "No lesson is left to plan. Choose other days or another time.",
};

const atNight = (count: number, all: number) =>
  `${count} of ${all} begin in the night, between 10 PM and 6 AM. Check the time.`;

/** What to know before planning; `count` of all lessons are concerned. */
export const previewWarnings: Record<
  Planner,
  Record<SeriesWarning["reason"], (count: number, all: number) => string>
> = {
  tutor: {
    "outside-hours": (count, all) => `${count} of ${all} are outside your hours.`,
    "at-night": atNight,
  },
  admin: {
    "outside-hours": (count, all) => `${count} of ${all} are outside the tutor's hours.`,
    "at-night": atNight,
  },
};

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
