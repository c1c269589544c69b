import type { Database } from "#data/shared/database.ts";
import { consentReminderDays } from "#domain/guardians/guardian.ts";
import type { Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { day } from "#domain/shared/durations.ts";

/**
 * Queues the mail that asks a student's guardian for consent, and the one that reminds them. Run it
 * inside `auditedTransaction`.
 *
 * @param askAt when they are asked
 */
export async function queueGuardianQuestion(
  context: Context,
  trx: Database,
  studentId: string,
  guardian: { id: string; email: string },
  askAt: Date,
): Promise<void> {
  const { id, email: address } = guardian;
  const mail = { accountId: studentId, address, data: { guardianId: id } };
  await queueMail(context, trx, { ...mail, kind: "guardian-consent", dueAt: askAt });
  const dueAt = new Date(askAt.getTime() + consentReminderDays * day);
  await queueMail(context, trx, { ...mail, kind: "guardian-reminder", dueAt });
}
