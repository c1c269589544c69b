import { findMailedLesson, type MailedLesson } from "#data/mail/mail-facts.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

function pageFor({ assignmentId, isForTutor, isSubstitute }: MailedLesson, id: string): string {
  if (isSubstitute) return `/tutor-dashboard/substitutions/${id}`;
  return isForTutor
    ? `/tutor-dashboard/${assignmentId}/live-sessions`
    : `/dashboard/courses/${assignmentId}`;
}

/** To the student and to who gives a lesson, before it, unless its start has changed. */
export const lessonReminder: Mail<"session-reminder"> = async (
  data,
  { database, accountId, name, now },
) => {
  if (now >= new Date(data.startsAt)) return null;
  const lesson = await findMailedLesson(database, accountId, data);
  if (!lesson) return null;
  const { subjectId, title, studentName, tutorName, isForTutor, isAskable } = lesson;
  const subject = subjectName(subjectId);
  const askAbout: Block[] =
    isForTutor || !isAskable
      ? []
      : [
          { is: "text", text: messages.cannotCome },
          { is: "link", label: messages.ask, path: `/dashboard/sessions/${data.itemId}/request` },
        ];
  return {
    subject: messages.subject[data.point](subject),
    name,
    blocks: [
      { is: "text", text: messages.text },
      {
        is: "facts",
        facts: [
          [messages.title, title],
          [messages.starts, nameDatedMoment(data.startsAt, now)],
          [messages.course, subject],
          isForTutor ? [messages.student, studentName] : [messages.tutor, tutorName],
        ],
      },
      { is: "text", text: messages.join },
      ...askAbout,
      {
        is: "link",
        label: messages.link,
        path: pageFor(lesson, data.itemId),
      },
    ],
  };
};
