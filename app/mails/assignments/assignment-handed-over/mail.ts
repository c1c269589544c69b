import { findMailedEnding } from "#data/mail/mail-facts.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import { aboutChildsCourse, aboutCourse, coursePaths } from "#mails/shared/about-course.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
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
  const { isForStudent, isTaught, studentName, tutorName } = facts;
  const tutor = accountId === tutorId ? "tutor" : "formerTutor";
  const reader = isForStudent ? "student" : tutor;
  // A tutor who was suspended meanwhile does not teach.
  if (!isTaught && reader !== "formerTutor") return null;
  return aboutCourse(facts, messages[reader], {
    name,
    other: isForStudent ? tutorName : studentName,
    path: coursePaths[reader](assignmentId),
  });
};

/** The same, to the student's guardian while they consent. */
export const guardianAssignmentHandedOver = toGuardian(
  "guardian-assignment-handed-over",
  ({ consent }) => canReadLessons(consent),
  async ({ assignmentId, tutorId }, sending) => {
    const facts = await findMailedEnding(sending.database, sending.accountId, assignmentId);
    if (!facts?.isActive || !facts.isTaught || facts.tutorId !== tutorId) return null;
    return aboutChildsCourse(sending, "tutors", facts, messages.guardian);
  },
);
