import type { Database } from "#data/shared/database.ts";
import { findAskedInMail } from "#data/timetable/proposals.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { canStudentAnswer } from "#domain/timetable/proposal.ts";
import type { Block } from "#mails/shared/mail.ts";
import { messages } from "./question-messages.ts";

/**
 * What a mail about some lessons asks the family; null where nobody asks about them.
 *
 * @param reader the student, who may not be the one to answer, or the guardian
 */
export async function findQuestion(
  db: Database,
  { accountId, is }: { accountId: string; is: "student" | "guardian" },
  lessons: readonly { id: string }[],
  now: Date,
): Promise<Block | null> {
  const ids = lessons.map(({ id }) => id);
  const asked = await findAskedInMail(db, accountId, ids);
  if (!asked || (is === "student" && !canStudentAnswer(asked, now))) return null;
  return { is: "text", text: messages.text(nameDatedMoment(asked.until, now)) };
}

/** The link to the page on which a family answers. */
export const answerLink = (path: string): Block => ({ is: "link", label: messages.link, path });
