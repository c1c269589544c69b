import { findMailedLesson } from "#data/lessons/outcome-mails.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { lessonFacts } from "#mails/shared/lesson-facts.ts";
import { messages } from "./messages.ts";

/**
 * To the tutor who gave a lesson, and still teaches the course, of which the family says that it did not
 * take place, until that is decided.
 */
export const lessonDisputed: Mail<"lesson-disputed"> = async (
  { lessonId },
  { database, accountId, name, academy, now },
) => {
  const lesson = await findMailedLesson(database, accountId, lessonId);
  if (!lesson?.isDisputed) return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text },
      { is: "facts", facts: lessonFacts(lesson, "tutor", now) },
      { is: "text", text: messages.next(academy.email) },
    ],
  };
};
