import type { ReminderPoint } from "#domain/mail/mail.ts";
import { joinMinutes } from "#domain/timetable/lesson.ts";

export const messages = {
  subject: {
    day: (subject) => `Your ${subject} lesson is within a day`,
    hour: (subject) => `Your ${subject} lesson is within an hour`,
  } satisfies Record<ReminderPoint, (subject: string) => string>,
  text: "A lesson is coming up:",
  title: "Lesson",
  starts: "Starts",
  course: "Subject",
  student: "Student",
  tutor: "Tutor",
  join: `You can join from ${joinMinutes} minutes before it starts. If its time changes, your dashboard has the new one.`,
  cannotCome: "You can't come? Ask your tutor for another time, or to cancel:",
  ask: "Ask for Another Time, or Ask to Cancel",
  link: "Open the lesson's page",
};
