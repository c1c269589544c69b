import { canMailGuardian } from "#data/guardians/guardian-links.ts";
import { allowsMessages } from "#domain/guardians/guardian.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, deny } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { findChildOf } from "#use-cases/timetable/guardian-preferred-times.ts";

/**
 * Mails a guardian the link by which they write about one child, on a press on their page: whoever holds
 * the page's link can only make a mail come to the guardian. Refused beyond the mails of a day.
 *
 * @throws 404 for a link that is not valid, and without a consent to messages
 */
export async function mailMessagesLink(
  context: Context,
  token: string,
  guardianId: string,
): Promise<Result<null, Refusal<"limited">>> {
  const action = "ask-messages-link";
  const result = await auditedTransaction(context, async (trx, record) => {
    const child = await findChildOf(trx, token, guardianId);
    if (!child || !allowsMessages(child)) return null;
    const { guardianEmail: email, studentId } = child;
    const subject = { kind: "guardian" as const, id: guardianId };
    if (!(await canMailGuardian(trx, { email, studentId }))) return subject;
    const data = { guardianId };
    const mail = { kind: "guardian-messages" as const, accountId: studentId, address: email, data };
    await queueMail(context, trx, mail);
    await record({ action, subject, actor: { id: guardianId, role: "guardian" } });
    return true;
  });
  if (result === null) return denyLink(context);
  if (result === true) return ok();
  return deny(context, { action, subject: result, reason: "limited" });
}
