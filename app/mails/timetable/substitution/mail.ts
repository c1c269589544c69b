import { findAskedLesson, findEndedSubstitution } from "#data/timetable/substitution-mails.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a tutor who is asked to give one lesson, unless they have answered or are not asked any more. */
export const substitution: Mail<"substitution"> = async (
  { lessonId },
  { database, accountId, name, now },
) => {
  const lesson = await findAskedLesson(database, accountId, lessonId);
  if (!lesson) return null;
  const { classId, subjectId, studentName, tutorName, startsAt, minutes } = lesson;
  const subject = subjectName(subjectId);
  const path = `/tutor-dashboard/substitutions/${lessonId}`;
  return {
    subject: messages.asked.subject(subject, nameDatedMoment(startsAt, now)),
    name,
    notice: { kind: "request", path, lesson: { id: lessonId, startsAt } },
    blocks: [
      { is: "text", text: messages.asked.text(tutorName) },
      {
        is: "facts",
        facts: [
          [messages.student, studentName],
          [messages.course, messages.courseOf(className(classId), subject)],
          [messages.starts, nameDatedMoment(startsAt, now)],
          [messages.length, formatLength(minutes)],
        ],
      },
      { is: "link", label: messages.link, path },
    ],
  };
};

/** To a tutor who gives a lesson no longer, unless they are asked again. It says nothing of the family. */
export const substitutionEnded: Mail<"substitution-ended"> = async (
  { lessonId },
  { database, accountId, name, now },
) => {
  const startsAt = await findEndedSubstitution(database, accountId, lessonId);
  if (!startsAt) return null;
  const time = nameDatedMoment(startsAt, now);
  return {
    subject: messages.ended.subject(time),
    name,
    notice: { kind: "lesson", path: "/tutor-dashboard", lesson: { id: lessonId, startsAt } },
    blocks: [
      { is: "text", text: messages.ended.text(time) },
      { is: "link", label: messages.home, path: "/tutor-dashboard" },
    ],
  };
};
