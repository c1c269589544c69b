import type { Database } from "#data/shared/database.ts";
import { planGuardianMail } from "#data/guardians/guardian-links.ts";
import { findStudentGuardian, takeOverLanguage } from "#data/guardians/guardians.ts";
import { insertLink } from "#data/account/mailed-links.ts";
import type { Context } from "#request/context.ts";
import { queueGuardianQuestion } from "#use-cases/guardians/ask.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/**
 * Queues the mail with the link by which an invited person chooses a password, whatever the role; it
 * replaces an earlier one. Run it inside `auditedTransaction`.
 */
export async function queueInvitation(
  context: Context,
  trx: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const linkId = await insertLink(trx, { accountId, purpose: "invitation", email });
  await queueMail(context, trx, { kind: "invitation", accountId, data: { linkId } });
}

/** The same for a member of the staff, whose mail says so, and whose link is valid for a shorter time. */
export async function queueStaffInvitation(
  context: Context,
  trx: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const linkId = await insertLink(trx, { accountId, purpose: "invitation", email });
  await queueMail(context, trx, { kind: "staff-invitation", accountId, data: { linkId } });
}

/**
 * Asks the guardian for consent whom an admin named with the student who now accepts the invitation, in
 * the language in which they accept it. The mail waits while the guardian's mailbox had too many today.
 */
export async function askNamedGuardian(
  context: Context,
  trx: Database,
  studentId: string,
): Promise<void> {
  const guardian = (await findStudentGuardian(trx, studentId))?.guardian;
  if (!guardian || guardian.consent !== "unanswered") return;
  await takeOverLanguage(trx, guardian.id);
  const askAt = await planGuardianMail(trx, { email: guardian.email, studentId }, new Date());
  await queueGuardianQuestion(context, trx, studentId, guardian, askAt);
}
