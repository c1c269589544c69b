import { count } from "#content/count.ts";

export const messages = {
  of: (name: string) => `Timetable of ${name}`,
  everybody: "Everybody",
  tutor: "Tutor",
  page: (name: string) => `${name}'s page`,
  findTutor: "Tutor's name",
  show: "Show",
  clear: "Clear filters",
  none: "No tutor matches.",
  suspended: "Suspended",
  lessons: (number: number) => count(number, "lesson", "lessons"),
  more: (number: number) => `${number} more`,
};
