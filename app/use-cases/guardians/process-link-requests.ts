import { insertAuditEntry } from "#data/audit/audit.ts";
import { takeGuardianLinkRequests } from "#data/guardians/guardian-link-requests.ts";
import { canMailGuardian } from "#data/guardians/guardian-links.ts";
import { listChildren } from "#data/guardians/guarded-children.ts";
import { insertMail } from "#data/mail/mails.ts";
import type { Services } from "#request/context.ts";

/** The most requests of one run; the others wait for the next. */
const batchSize = 20;

/**
 * Mails new links to each address for which they were requested since the last run, if it is a
 * guardian's: one to the page, and one for each child whose consent is unanswered. Requests for
 * other addresses, and those beyond the daily limit, are dropped silently. Runs on a timer, outside
 * of requests.
 */
export async function processGuardianLinkRequests({
  database,
  mailQueue,
  log,
}: Pick<Services, "database" | "mailQueue" | "log">): Promise<void> {
  const action = "renew-guardian-link";
  const logged = await database.transaction().execute(async (trx) => {
    const mailed = [];
    const requests = await takeGuardianLinkRequests(trx, batchSize);
    // Instances lock the addresses in the same order.
    for (const { email, requestId } of requests.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const children = await listChildren(trx, email);
      const answered = children.filter(({ consent }) => consent !== "unanswered").slice(0, 1);
      const unanswered = children.filter(({ consent }) => consent === "unanswered");
      for (const { guardianId: id, studentId, consent } of [...answered, ...unanswered]) {
        if (!(await canMailGuardian(trx, { email, studentId }))) continue;
        const kind = consent === "unanswered" ? "guardian-consent" : "guardian-page";
        const mail = { accountId: studentId, address: email, data: { guardianId: id } };
        const queued = await insertMail(trx, { ...mail, kind });
        if (queued) await mailQueue.put(trx, [queued]);
        await insertAuditEntry(trx, {
          requestId,
          actor: null,
          action,
          subject: { kind: "guardian", id },
          outcome: "done",
          reason: null,
          detail: { studentId },
        });
        mailed.push({ requestId, outcome: "done", subject: "guardian", subjectId: id });
      }
    }
    return mailed;
  });
  for (const fields of logged) log("info", action, fields);
}
