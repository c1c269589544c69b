import { findMailedEnding } from "#data/mail-facts.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** To the student and the tutor of an assignment that has ended, unless it was deleted or is active again. */
export const assignmentEnded: Mail<"assignment-ended"> = async (
  { assignmentId },
  { database, accountId, name },
) => {
  const ending = await findMailedEnding(database, accountId, assignmentId);
  if (!ending || ending.isActive) return null;
  const { classId, subjectId, studentName, tutorName, isForStudent } = ending;
  const words = isForStudent ? messages.student : messages.tutor;
  const subject = subjectName(subjectId);
  const other = isForStudent ? tutorName : studentName;
  return {
    subject: words.subject(subject),
    name,
    blocks: [
      { is: "text", text: words.text },
      {
        is: "facts",
        facts: [
          [messages.subject, subject],
          [messages.class, className(classId)],
          ...(other ? ([[words.other, other]] as const) : []),
        ],
      },
      { is: "text", text: words.next },
      {
        is: "link",
        label: words.link,
        path: isForStudent ? `/dashboard/courses/${assignmentId}` : "/tutor-dashboard",
      },
    ],
  };
};
