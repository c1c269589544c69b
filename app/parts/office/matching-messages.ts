import { count } from "#content/shared/count.ts";
import { weekdayNames } from "#domain/timetable/week/weekdays.ts";

/** The words about tutors who fit a student, which loaders write: the browser does not load them. */
export const matchingWords = {
  matches: (subject: string, student: string) => `Tutors for ${subject}: ${student}`,
  noTutors: "No approved tutors available for this class and subject",
  assign: "Assign",
  assignWhom: (tutor: string, subject: string) => `${tutor} for ${subject}`,
  teaches: (className: string, subject: string) => `Teaches ${className} ${subject}`,
  load: (number: number, most: number) => {
    if (number === 0) return "no students yet";
    return number >= most ? `${most} or more students` : count(number, "student", "students");
  },
  taught: (student: string) => `taught ${student} before`,
  hoursUnknown: "hours unknown",
  nothingInCommon: "not free when the family can",
  free: (times: readonly string[], more: number) =>
    `free for the family ${times.join(", ")}${more > 0 ? ` and ${count(more, "more time", "more times")}` : ""}`,
  away: (date: string) => `away until ${date}`,
  range: (weekday: number, from: string, to: string) => `${weekdayNames[weekday]} ${from} to ${to}`,
  weekly: "Every week",
  weeklyWhom: (tutor: string, subject: string) => `every week with ${tutor} for ${subject}`,
  first: "First lesson only",
  firstWhom: (tutor: string, subject: string) => `once with ${tutor} for ${subject}`,
  place: (weekday: number, time: string) => `${weekdayNames[weekday]} ${time}`,
  pair: (one: string, other: string) => `${one} and ${other}`,
  familyUnknown: "The family hasn't said which times suit them.",
  familyTimes: (times: readonly string[]) => `Suits the family: ${times.join(", ")}.`,
};
