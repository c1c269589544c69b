import { count } from "#content/shared/count.ts";
import type { shownStandings } from "#domain/lessons/progress.ts";

/** How lessons turned out, for the person who reads it. */
type StandingWords = Record<(typeof shownStandings)[number], string>;

const standings: StandingWords = {
  held: "Held",
  "student-missed": "Student missed",
  "tutor-missed": "Tutor missed",
  "cancelled-late": "Cancelled late",
  disputed: "Not settled yet",
  unsettled: "Not settled yet",
};

/** The words of progress, which loaders write: the browser doesn't load them. */
export const messages = {
  title: "Progress",
  monthTitle: (month: string) => `Progress in ${month}`,
  who: (student: string, academy: string) => `${student} · ${academy}`,
  text: "What was learnt, month by month. Everybody learns at their own pace.",
  empty: "Progress begins with the first lesson. It will be shown here.",
  nothing: "Nothing was noted in these months.",
  nothingInMonth: "Nothing was noted in this month.",
  course: (subject: string, className: string) => `${subject}, ${className}`,
  covered: (number: number, all: number) =>
    `${number} of ${count(all, "chapter", "chapters")} covered`,
  ahead: (all: number) => `${count(all, "chapter", "chapters")} ahead`,
  isCovered: "covered",
  notCovered: "not covered yet",
  also: "Also covered",
  understanding: "Understanding",
  understandingOf: (lessons: number) =>
    lessons === 1 ? "In one lesson" : `In the last ${lessons} lessons`,
  months: "Months",
  lessons: "Lessons",
  standings,
  /** The student reads about themself. */
  ownStandings: { ...standings, "student-missed": "You missed" } satisfies StandingWords,
  homework: "Homework",
  marks: "Exams",
  mark: (title: string, mark: number, outOf: number) => `${title}: ${mark} out of ${outOf}`,
  times: (what: string, number: number) => (number === 1 ? what : `${what} (${number})`),
  open: (month: string) => `Lessons of ${month}, to print`,
  print: "Print",
  printHint: "To print this page, use your browser's menu.",
  all: "All months",
  earlier: "Earlier months",
  later: "Later months",
  /** "Physics, Class 10 · Held" */
  lesson: (course: string, standing: string) => `${course} · ${standing}`,
  homeworkKept: (text: string) => `Homework: ${text}`,
  deleted: "A lesson that was deleted",
};
