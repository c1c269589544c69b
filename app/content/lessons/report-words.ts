import type { HomeworkState, Understanding } from "#domain/lessons/report.ts";

/** The degrees of understanding, in the words that a family reads. */
export const understandingWords: Record<Understanding, string> = {
  1: "Needs help",
  2: "Getting there",
  3: "Understands",
  4: "Can explain it",
};

/** How the homework of the report before was kept. */
export const homeworkWords: Record<HomeworkState, string> = {
  done: "Done",
  partly: "Partly done",
  not: "Not done",
};

/** The labels of a report, in the form and wherever it is read. */
export const reportLabels = {
  covered: "Covered",
  understanding: "Understanding",
  wentWell: "Went Well",
  toPractise: "To Practise",
  homework: "Homework",
  homeworkUntil: "Homework Until",
  lastHomework: "Homework from last time",
};
