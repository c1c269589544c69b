import { maxTimeOffDays, type TimeOffProblem } from "#domain/timetable/week/days.ts";

/** What is wrong with the days and times of time off. */
export const timeOffProblems: Record<TimeOffProblem, string> = {
  "day-missing": "Please fill in both days.",
  "no-such-day": "There is no such day. Please check it.",
  "no-such-time": "There is no such time. Please check it.",
  "ends-first": "The last day is before the first one.",
  "until-first": "The time off has to end after it begins. Please check the times.",
  "is-over": "These days are over.",
  "hours-over": "That time is over.",
  "too-long": `That is longer than ${maxTimeOffDays} days. Please check the year.`,
};
