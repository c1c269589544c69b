import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import type { PreviewNeeded } from "#use-cases/timetable/plan-series.ts";
import type { SeriesWarning } from "#use-cases/timetable/preview-series.ts";

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
  cancel: "Not Now",
  preview: "Preview",
  allFree: (count: number) =>
    count === 1 ? "The lesson can be planned." : `All ${lessons(count)} can be planned.`,
  someFree: (free: number, count: number) => `${free} of ${count} are free.`,
  noneFree: "None of them is free. Choose other days or another time above.",
  choices:
    "For the others: leave them out, choose another time for each here, or change the days or the time above.",
  freeForBoth: "Free for both:",
  eachDay: (count: number) => (count === 1 ? "The one day" : `The ${count} days one by one`),
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
