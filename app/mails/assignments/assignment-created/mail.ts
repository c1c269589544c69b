import { findMailedAssignment } from "#data/mail/mail-facts.ts";
import { aboutCourse, coursePaths } from "#mails/shared/about-course.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the student and the tutor of a new assignment, unless it was deleted. */
export const assignmentCreated: Mail<"assignment-created"> = async (
  { assignmentId },
  { database, accountId, name },
) => {
  const assignment = await findMailedAssignment(database, accountId, assignmentId);
  if (!assignment) return null;
  const { studentName, tutorName, isForTutor } = assignment;
  const reader = isForTutor ? "tutor" : "student";
  return aboutCourse(assignment, messages[reader], {
    name,
    other: isForTutor ? studentName : tutorName,
    path: coursePaths[reader](assignmentId),
  });
};
