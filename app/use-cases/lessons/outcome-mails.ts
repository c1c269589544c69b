import type { Database } from "#data/shared/database.ts";
import { findOutcomeReaders } from "#data/lessons/outcome-mails.ts";
import type { Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** Queues the mail to the tutor of a lesson that a family disputes. Within `auditedTransaction`. */
export async function queueDispute(
  context: Context,
  trx: Database,
  lessonId: string,
): Promise<void> {
  const { tutorId: accountId } = await findOutcomeReaders(trx, lessonId);
  if (!accountId) return;
  await queueMail(context, trx, { kind: "lesson-disputed", accountId, data: { lessonId } });
}

/** Queues the mails about an admin's decision: to the student, a guardian and the tutor. */
export async function queueDecision(
  context: Context,
  trx: Database,
  lessonId: string,
): Promise<void> {
  const { studentId, tutorId, guardian } = await findOutcomeReaders(trx, lessonId);
  for (const accountId of [studentId, tutorId]) {
    if (!accountId) continue;
    await queueMail(context, trx, { kind: "lesson-decided", accountId, data: { lessonId } });
  }
  if (!studentId || !guardian) return;
  await queueMail(context, trx, {
    kind: "guardian-lesson-decided",
    accountId: studentId,
    address: guardian.email,
    data: { lessonId, guardianId: guardian.id },
  });
}
