import type { Measure } from "#domain/lessons/quality.ts";
import { queueHours } from "#domain/lessons/settlement.ts";
import {
  formerStudent,
  formerTutors,
  measureNames as measures,
  standings,
} from "#parts/lessons/messages.ts";

/** What each number counts, above the list of its lessons. */
const about: Record<Measure, string> = {
  held: "Lessons that were held.",
  "student-missed": "The tutor said, or an admin decided, that the student missed the lesson.",
  "tutor-missed": "The tutor missed the lesson.",
  "cancelled-late": "Lessons that were cancelled later than the academy's rule allows.",
  unsettled: `Lessons of which nobody has said within ${queueHours} hours of their end how they turned out. They wait in Lessons to settle.`,
  disputes:
    "Lessons that somebody disputed, or that were moved after their start; also those that are decided.",
  "reports-missing": "Held lessons without a report two days after their end.",
  "reports-late": "Held lessons whose report came more than a day after their end.",
};

export const messages = {
  title: "Quality",
  intro: "How the lessons of a month turned out. Each number leads to its lessons.",
  lessonsOf: (month: string) => `Lessons of ${month}`,
  months: "Months",
  month: "Month",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  show: "Show",
  measures,
  about,
  median: "Median time to settle",
  noMedian: "–",
  settledAfter: "Settled after",
  wait: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    days: (days: number, hours: number) => `${days} days ${hours} h`,
  },
  idle: "Students without a lesson for 14 days",
  idleNow: "now",
  idleIntro:
    "Students with a tutor for two weeks or longer, of whom no lesson was held in the last 14 days.",
  noIdle: "Every student with a tutor has had a lesson.",
  weeks: "Week by week",
  others: "Other",
  inWeek: (day: string, held: number, others: number) =>
    `Week from ${day}: held ${held}, other ${others}`,
  otherHint: `Other lessons were missed, cancelled late, are disputed, or not settled ${queueHours} hours after their end. Lessons that were cancelled in good time are not counted.`,
  byTutor: "By tutor",
  byTutorIntro: "Tutors with the most to look after come first.",
  hours: "Hours",
  hoursIntro: `The time of the month's lessons by how they turned out, in hours. Lessons that nobody has settled are in it ${queueHours} hours after their end.`,
  standings,
  allTutors: "All tutors",
  downloadLessons: "Lessons as CSV",
  noLessons: "No lessons in this month.",
  tutor: "Tutor",
  student: "Student",
  tutors: "Tutors",
  formerTutors,
  aFormerTutor: "A former tutor",
  formerStudent,
  download: "Download as CSV",
  lesson: "Lesson",
  when: "When",
  standing: "Outcome",
  report: "Report",
  noReport: "None",
  lastLesson: "Last lesson",
  never: "None yet",
  noTutor: "No tutor",
  nothing: "No lessons.",
  back: "Back to the month",
  toQuality: "Back to Quality",
};
