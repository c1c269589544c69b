import type { Database } from "#data/shared/database.ts";
import { insertMail } from "#data/mail/mails.ts";
import { endExpiredRequests } from "#data/timetable/request-changes.ts";
import { findGuardianAddress } from "#data/timetable/requests.ts";
import type { Queued, NewMail } from "#domain/mail/mail.ts";

/**
 * Ends the requests that tutors have not answered in time, which frees the times that they held, and
 * inserts the mails to those who asked.
 *
 * @returns the queue entries to add
 */
export async function endUnansweredRequests(trx: Database, now: Date): Promise<Queued[]> {
  const queued = [];
  for (const expired of await endExpiredRequests(trx, null, now)) {
    const mail = await mailAbout(trx, expired);
    const entry = mail && (await insertMail(trx, mail));
    if (entry) queued.push(entry);
  }
  return queued;
}

async function mailAbout(
  trx: Database,
  {
    requestId,
    studentId: accountId,
    askedAs,
    guardianId,
  }: Awaited<ReturnType<typeof endExpiredRequests>>[number],
): Promise<NewMail | null> {
  if (askedAs === "student") return { kind: "request-answered", accountId, data: { requestId } };
  const address = guardianId && (await findGuardianAddress(trx, guardianId));
  if (!guardianId || !address) return null;
  const data = { requestId, guardianId };
  return { kind: "guardian-request-answered", accountId, address, data };
}
