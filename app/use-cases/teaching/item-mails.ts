import { findAssignmentStudentId } from "#data/assignments/assignments.ts";
import type { ContentAddress } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { addItemToNews } from "#data/mail/mails.ts";
import type { Content } from "#domain/teaching/content.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { queueLessonChange, type LessonChange } from "#use-cases/timetable/notifications.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/**
 * Queues the notification about a new item: of the assignment's student at once for an announcement and
 * in the next news mail for recordings and exams; of everybody concerned for a lesson. Run it
 * inside `auditedTransaction`.
 */
export async function queueNewItem(
  context: Context,
  trx: Database,
  address: ContentAddress,
  content: Content,
): Promise<void> {
  const { kind, assignmentId, itemId } = address;
  if (kind === "live-session") return queueLessonMails(context, trx, "planned", address, content);
  if (kind === "announcement") {
    const accountId = await findAssignmentStudentId(trx, assignmentId);
    await queueMail(context, trx, { kind, accountId, data: { itemId } });
    return;
  }
  const queued = await addItemToNews(trx, { assignmentId, itemId });
  if (queued) await context.get(servicesContext).mailQueue.put(trx, [queued]);
}

/** Queues the mails about a change of one item, if it is a lesson. */
export async function queueLessonMails(
  context: Context,
  trx: Database,
  what: Exclude<LessonChange["what"], "moved">,
  { kind, assignmentId, itemId }: ContentAddress,
  content: Content,
  before: Content = content,
): Promise<void> {
  const [time, was] = [timeOf(content), timeOf(before)];
  if (kind !== "live-session" || !time || !was) return;
  const isMoved =
    time.startsAt.getTime() !== was.startsAt.getTime() || time.minutes !== was.minutes;
  await queueLessonChange(context, trx, {
    what: isMoved ? "moved" : what,
    assignmentId,
    lessons: [{ id: itemId, ...time, was: isMoved ? was : null }],
  });
}

function timeOf({ startsAt, minutes }: Content): { startsAt: Date; minutes: number } | null {
  return startsAt && minutes !== null ? { startsAt, minutes } : null;
}
