import { findMailedEnding } from "#data/mail/mail-facts.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import { aboutChildsCourse, aboutCourse, coursePaths } from "#mails/shared/about-course.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
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
export const guardianAssignmentEnded = toGuardian(
  "guardian-assignment-ended",
  ({ consent }) => canReadLessons(consent),
  async ({ assignmentId }, sending) => {
    const ending = await findMailedEnding(sending.database, sending.accountId, assignmentId);
    if (!ending || ending.isActive) return null;
    return aboutChildsCourse(sending, "child", ending, messages.guardian);
  },
);
