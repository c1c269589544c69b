import { findMailedEnding } from "#data/mail/mail-facts.ts";
import { aboutChildsCourse, aboutCourse, coursePaths } from "#mails/shared/about-course.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the student and the tutor of an assignment that has ended, unless it was deleted or is active again. */
export const assignmentEnded: Mail<"assignment-ended"> = async (
  { assignmentId },
  { database, accountId, name },
) => {
  const ending = await findMailedEnding(database, accountId, assignmentId);
  if (!ending || ending.isActive) return null;
  const { studentName, tutorName, isForStudent } = ending;
  const reader = isForStudent ? "student" : "formerTutor";
  return aboutCourse(ending, messages[reader], {
    name,
    other: isForStudent ? tutorName : studentName,
    path: coursePaths[reader](assignmentId),
  });
};

/** The same, to the student's guardian while they consent. */
export const guardianAssignmentEnded: Mail<"guardian-assignment-ended"> = async (
  { assignmentId, guardianId },
  sending,
) => {
  const { database, accountId } = sending;
  const ending = await findMailedEnding(database, accountId, assignmentId);
  if (!ending || ending.isActive) return null;
  const mailKind = "guardian-assignment-ended";
  return aboutChildsCourse(
    sending,
    { guardianId, mailKind, place: "child" },
    ending,
    messages.guardian,
  );
};
