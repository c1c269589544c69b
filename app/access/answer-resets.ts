import { findCredentials } from "#data/accounts.ts";
import { insertAuditEntry } from "#data/audit.ts";
import type { Database } from "#data/database.ts";
import { countMailsOfHour, insertLink } from "#data/mailed-links.ts";
import { insertMail } from "#data/mails.ts";
import { takeResetRequests } from "#data/reset-requests.ts";
import { mailsAnHour } from "#domain/mailed-link.ts";
import type { EventLog, MailQueue } from "./context.ts";

/** At most so many at once; the rest is taken the next time. */
const atOnce = 20;

/**
 * Looks up for whom a new password was asked since the last time, and mails each a link: silently
 * none where there is no such account, or where it had enough of them within the hour. Run it
 * every now and then, apart from requests.
 */
export async function answerResetRequests({
  database,
  mailQueue,
  log,
}: {
  database: Database;
  mailQueue: MailQueue;
  log: EventLog;
}): Promise<void> {
  const told = await database.transaction().execute(async (trx) => {
    const mailed = [];
    for (const { email, requestId } of await takeResetRequests(trx, atOnce)) {
      const account = await findCredentials(trx, email);
      if (!account) continue;
      const { accountId: id } = account;
      const before = await countMailsOfHour(trx, id, "reset-password");
      if (before >= mailsAnHour["reset-password"]) continue;
      const linkId = await insertLink(trx, { accountId: id, purpose: "reset-password", email });
      const mail = await insertMail(trx, {
        kind: "reset-password",
        accountId: id,
        data: { linkId },
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
  for (const fields of told) log("info", "answer-password-reset", fields);
}
