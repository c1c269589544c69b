import { findCredentials } from "#data/account/accounts.ts";
import { insertAuditEntry } from "#data/audit/audit.ts";
import type { Database } from "#data/shared/database.ts";
import { lockEmail } from "#data/account/email-addresses.ts";
import { hasLiveLink, insertLink } from "#data/account/mailed-links.ts";
import { findLastMail, insertMail } from "#data/mail/mails.ts";
import { takeResetRequests, type ResetRequest } from "#data/account/reset-requests.ts";
import { secondsBetweenResetMails } from "#domain/mail/mailed-link.ts";
import type { Services } from "#request/context.ts";

/** The most requests of one run; the others wait for the next. */
const batchSize = 20;

/**
 * When to mail a link for a request, or null if another mail answers it. Nobody's requests can use
 * up the owner's: each is followed by a mail within `secondsBetweenResetMails`, or comes from a
 * caller who has asked often while an earlier link works.
 */
async function findMailTime(
  trx: Database,
  accountId: string,
  { email, isRepeated }: ResetRequest,
  now: Date,
): Promise<Date | null> {
  const last = await findLastMail(trx, accountId, "reset-password");
  if (last?.isWaiting) return null;
  if (isRepeated && (await hasLiveLink(trx, email, "reset-password", now))) return null;
  const next = last ? last.dueAt.getTime() + secondsBetweenResetMails * 1000 : 0;
  return new Date(Math.max(now.getTime(), next));
}

/**
 * Mails a link to each account for which a new password was requested since the last run. Requests
 * for unknown addresses are dropped silently. Runs on a timer, outside of requests.
 */
export async function processResetRequests({
  database,
  mailQueue,
  log,
}: Pick<Services, "database" | "mailQueue" | "log">): Promise<void> {
  const logged = await database.transaction().execute(async (trx) => {
    const mailed = [];
    const requests = await takeResetRequests(trx, batchSize);
    // Instances lock the addresses in the same order.
    for (const request of requests.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const { email, requestId } = request;
      await lockEmail(trx, email);
      const account = await findCredentials(trx, email);
      if (!account) continue;
      const { accountId: id } = account;
      const dueAt = await findMailTime(trx, id, request, new Date());
      if (!dueAt) continue;
      const linkId = await insertLink(trx, { accountId: id, purpose: "reset-password", email });
      const mail = await insertMail(trx, {
        kind: "reset-password",
        accountId: id,
        data: { linkId },
        dueAt,
      });
      if (mail) await mailQueue.put(trx, [mail]);
      await insertAuditEntry(trx, {
        requestId,
        actor: null,
        action: "answer-password-reset",
        subject: { kind: "account", id },
        outcome: "done",
        reason: null,
        detail: {},
      });
      mailed.push({ requestId, outcome: "done", subject: "account", subjectId: id });
    }
    return mailed;
  });
  for (const fields of logged) log("info", "answer-password-reset", fields);
}
