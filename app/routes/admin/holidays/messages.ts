import { count } from "#content/shared/count.ts";
import type { HolidayProblem } from "#domain/timetable/week/days.ts";

export const messages = {
  title: "Holidays",
  text: "On these days the whole academy does not teach: whoever plans a lesson on one is warned. Lessons that are planned already stay planned.",
  years: "Years",
  own: (year: number) => `Holidays of the academy in ${year}`,
  none: "No holidays yet.",
  remove: "Remove",
  removed: "Removed.",
  public: (year: number) => `Public holidays of Telangana in ${year}`,
  publicText:
    "Those marked as to be confirmed follow the moon or are announced each year: compare them with the government's list, and accept each by itself.",
  allAccepted: "All of them are accepted.",
  noFile: "There is no list for this year. Add the holidays below.",
  unconfirmed: "To be confirmed",
  accept: "Accept",
  accepted: "Accepted.",
  acceptFixed: "Accept All Fixed Days",
  add: "Add Holiday",
  adding: "Adding...",
  day: "Day",
  name: "Name",
  taken: "That day is a holiday already.",
  planned: (number: number) =>
    `${count(number, "lesson is", "lessons are")} still planned on this day:`,
  deal: "Move or Cancel Them",
  lessonsOn: (day: string) => `Lessons on the holiday, ${day}`,
  lesson: (student: string, tutor: string, time: string) =>
    tutor === "" ? `${student}, ${time}` : `${student} with ${tutor}, ${time}`,
  more: (number: number) => `and ${number} more`,
};

export const holidayProblems = (year: number): Record<HolidayProblem, string> => ({
  "day-missing": "Please fill in the day.",
  "no-such-day": "There is no such day. Please check it.",
  "other-year": `That day is not in ${year}.`,
  "name-missing": "Please fill in the name.",
  "too-long": "That name is too long.",
});
