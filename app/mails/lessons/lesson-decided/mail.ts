import type { Academy } from "#content/site/academy.ts";
import { outcomeWords, type OutcomeReader } from "#content/lessons/outcome-words.ts";
import { findMailedLesson, type MailedLesson } from "#data/lessons/outcome-mails.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDate } from "#domain/shared/day.ts";
import { canReadReports } from "#domain/guardians/guardian.ts";
import { lessonFacts } from "#mails/shared/lesson-facts.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/**
 * To the student, and to the tutor who gave the lesson and still teaches the course: how an admin has
 * decided that it turned out, and why.
 */
export const lessonDecided: Mail<"lesson-decided"> = async (
  { lessonId },
  { database, accountId, name, academy, now },
) => {
  const lesson = await findMailedLesson(database, accountId, lessonId);
  const isStudent = lesson?.studentId === accountId;
  const text = lesson && describe(lesson, isStudent ? "student" : "tutor", academy, now);
  if (!text) return null;
  const path = isStudent ? `/dashboard/sessions/${lessonId}/outcome` : "/tutor-dashboard";
  // The page of a deleted lesson has gone.
  const { link } = messages;
  const blocks: Block[] = lesson.subjectId ? [{ is: "link", label: link, path }] : [];
  return { ...text, name, blocks: [...text.blocks, ...blocks] };
};

/** The same, to a guardian whose consent covers it. */
export const guardianLessonDecided = toGuardian(
  "guardian-lesson-decided",
  canReadReports,
  async ({ lessonId }, { database, accountId, academy, now, createLink }) => {
    const lesson = await findMailedLesson(database, accountId, lessonId);
    const text = lesson && describe(lesson, "guardian", academy, now);
    if (!text) return null;
    const page = `/guardian/${await createLink("page")}`;
    // The page of a deleted lesson has gone.
    const path = lesson.subjectId ? `${page}/sessions/${lessonId}/outcome` : page;
    const link: Block = { is: "link", label: messages.guardianLink, path };
    return { ...text, blocks: [...text.blocks, link] };
  },
);

function describe(
  lesson: MailedLesson,
  reader: OutcomeReader,
  { email }: Academy,
  now: Date,
): { subject: string; blocks: Block[] } | null {
  const { decision, reason, startsAt, subjectId } = lesson;
  if (!decision || lesson.isDisputed) return null;
  const subject = subjectId && subjectName(subjectId);
  return {
    subject: messages.subject(subject, nameDate(startsAt, now)),
    blocks: [
      { is: "text", text: messages.text },
      {
        is: "facts",
        facts: [
          ...lessonFacts(lesson, reader, now),
          [messages.outcome, outcomeWords[reader][decision]] as const,
        ],
      },
      { is: "text", text: messages.reason },
      { is: "quote", text: reason ?? "" },
      { is: "text", text: messages.next(email) },
    ],
  };
}
