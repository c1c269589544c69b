import { findMailedAssignment } from "#data/mail-facts.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** To the student and the tutor of a new assignment, unless it was deleted. */
export const assignmentCreated: Mail<"assignment-created"> = async (
  { assignmentId },
  { database, accountId, name },
) => {
  const assignment = await findMailedAssignment(database, accountId, assignmentId);
  if (!assignment) return null;
  const { classId, subjectId, studentName, tutorName, isForTutor } = assignment;
  const words = isForTutor ? messages.tutor : messages.student;
  const subject = subjectName(subjectId);
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
          isForTutor ? [messages.student.label, studentName] : [messages.tutor.label, tutorName],
        ],
      },
      { is: "text", text: words.next },
      {
        is: "link",
        label: words.link,
        path: isForTutor
          ? `/tutor-dashboard/${assignmentId}/student`
          : `/dashboard/courses/${assignmentId}`,
      },
    ],
  };
};
