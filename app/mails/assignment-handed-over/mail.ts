import { findMailedEnding, type MailedEnding } from "#data/mail-facts.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/**
 * To the student and both tutors of an assignment that was handed over, unless it has another tutor
 * again by now, was ended or deleted.
 */
export const assignmentHandedOver: Mail<"assignment-handed-over"> = async (
  { assignmentId, tutorId },
  { database, accountId, name },
) => {
  const facts = await findMailedEnding(database, accountId, assignmentId);
  if (!facts?.isActive || facts.tutorId !== tutorId) return null;
  const isForNewTutor = accountId === tutorId;
  const isForFormerTutor = !facts.isForStudent && !isForNewTutor;
  // A tutor who was suspended meanwhile does not teach.
  if (!facts.isTaught && !isForFormerTutor) return null;
  const subject = subjectName(facts.subjectId);
  const { words, other, path } = wordsFor(facts, { assignmentId, isForNewTutor });
  return {
    subject: words.subject(subject),
    name,
    blocks: [
      { is: "text", text: words.text },
      {
        is: "facts",
        facts: [
          [messages.subject, subject],
          [messages.class, className(facts.classId)],
          ...(other ? ([[words.other, other]] as const) : []),
        ],
      },
      { is: "text", text: words.next },
      { is: "link", label: words.link, path },
    ],
  };
};

function wordsFor(
  { isForStudent, studentName, tutorName }: MailedEnding,
  { assignmentId, isForNewTutor }: { assignmentId: string; isForNewTutor: boolean },
) {
  if (isForStudent) {
    return {
      words: messages.student,
      other: tutorName,
      path: `/dashboard/courses/${assignmentId}`,
    };
  }
  return isForNewTutor
    ? {
        words: messages.newTutor,
        other: studentName,
        path: `/tutor-dashboard/${assignmentId}/student`,
      }
    : { words: messages.formerTutor, other: studentName, path: "/tutor-dashboard" };
}
