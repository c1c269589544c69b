import type { InvalidFinish } from "#use-cases/lessons/finish-lesson.ts";
import { reportDays, reportEditDays, reportLimits } from "#domain/lessons/report.ts";
import { problems as contentProblems } from "#parts/teaching/content/problem-messages.ts";

const limit = reportLimits.wentWell.toLocaleString("en-IN");

/** The words for each problem of the form. */
export const problems: Record<InvalidFinish["problem"], string> = {
  ...contentProblems,
  "outcome-missing": "Please choose how the lesson turned out.",
  "covered-missing": "Please choose what was covered, or write it.",
  "report-too-long": `That is too long. Each text of a report can have ${limit} characters, and what else was covered ${reportLimits.coveredOther}.`,
  "until-invalid": "Please enter a real date until which the homework is to be done.",
  "until-past": "Homework cannot be due before the lesson.",
  "degree-invalid": "Please choose one of the four degrees of understanding.",
  "homework-invalid": "Please choose how the homework was done.",
  "report-closed": `The report cannot be sent now. That can be done for ${reportDays} days after a lesson that was held, and changed for ${reportEditDays} days after it was sent.`,
};
