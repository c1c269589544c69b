import type { Database } from "#data/shared/database.ts";
import { findAskedInMail } from "#data/timetable/proposals.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { canStudentAnswer } from "#domain/timetable/proposal.ts";
import type { Block } from "#mails/shared/mail.ts";
import { messages } from "./question-messages.ts";

/**
 * What a mail about some lessons asks the family; null where nobody asks about them.
 *
 * @param reader `now` for the student, who may not be the one to answer; null for the guardian
 */
export async function findQuestion(
  db: Database,
  { accountId, now }: { accountId: string; now: Date | null },
  lessons: readonly { id: string }[],
): Promise<Block | null> {
  const ids = lessons.map(({ id }) => id);
  const asked = await findAskedInMail(db, accountId, ids);
  if (!asked || (now && !canStudentAnswer(asked, now))) return null;
  return { is: "text", text: messages.text(formatDateTime(asked.until)) };
}

/** The link to the page on which a family answers. */
export const answerLink = (path: string): Block => ({ is: "link", label: messages.link, path });
