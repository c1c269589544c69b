import type { Database } from "#data/shared/database.ts";
import { insertMail } from "#data/mail/mails.ts";
import { insertStaffMails } from "#data/people/staff-mails.ts";
import type { ExportedData, NewMail, SignInChange, StaffNews } from "#domain/mail/mail.ts";
import { servicesContext, type Context } from "#request/context.ts";

/**
 * Queues a mail, which is sent after the transaction has committed. Its content is read when it is
 * sent. Run it inside `auditedTransaction`.
 */
export async function queueMail(context: Context, trx: Database, mail: NewMail): Promise<void> {
  const queued = await insertMail(trx, mail);
  if (queued) await context.get(servicesContext).mailQueue.put(trx, [queued]);
}

/** Queues the mails to all owners about a change of the staff. Run it inside `auditedTransaction`. */
export async function queueStaffNews(
  context: Context,
  trx: Database,
  news: Omit<StaffNews, "at">,
): Promise<void> {
  await context.get(servicesContext).mailQueue.put(trx, await insertStaffMails(trx, news));
}

/** Queues the mail about a change of what signs a person in. Run it inside `auditedTransaction`. */
export function queueSignInChange(
  context: Context,
  trx: Database,
  accountId: string,
  change: SignInChange,
): Promise<void> {
  const data = { change, at: new Date().toISOString() };
  return queueMail(context, trx, { kind: "sign-in-changed", accountId, data });
}

/**
 * Queues the mail about a downloaded file, once an hour for each kind of file. Run it inside
 * `auditedTransaction`.
 */
export function queueExport(
  context: Context,
  trx: Database,
  accountId: string,
  what: ExportedData,
): Promise<void> {
  const at = new Date().toISOString();
  const key = `${what} exported ${at.slice(0, 13)}`;
  return queueMail(context, trx, { kind: "data-exported", accountId, data: { what, at }, key });
}
