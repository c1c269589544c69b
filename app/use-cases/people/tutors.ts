import type { Database } from "#data/shared/database.ts";
import { approveTutor, findTutorName, rejectTutor, undoDecision } from "#data/people/tutors.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { undoSeconds } from "#use-cases/shared/undo.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** A tutor's name. @throws 404 where there is none */
export async function loadTutorName(context: Context, tutorId: string): Promise<string> {
  const name = await findNameOfTutor(context, tutorId);
  if (name === null) throw data("no-tutor", { status: 404 });
  return name;
}

/** Approves an application. Refused where there is no such tutor or the status does not allow it. */
export function approveApplication(context: Context, tutorId: string): ChangeResult {
  const change = { action: "approve-tutor", kind: "tutor", id: tutorId } as const;
  return changeRecord(context, change, (trx) => approve(context, trx, tutorId));
}

async function approve(context: Context, trx: Database, tutorId: string): Promise<boolean> {
  if (!(await approveTutor(trx, tutorId, new Date()))) return false;
  await queueMail(context, trx, decided("application-approved", tutorId));
  return true;
}

/** In seconds. The decision's mail is written after that, and says nothing of one that was undone. */
const mailAfter = undoSeconds + 5;

const decided = (kind: "application-approved" | "application-rejected", tutorId: string) => ({
  kind,
  accountId: tutorId,
  data: {},
  dueAt: new Date(Date.now() + mailAfter * 1000),
});

/** Takes back the admin's own decision on an application, while nobody has read of it in a mail. */
export function undoTutorDecision(context: Context, tutorId: string): ChangeResult {
  const by = { adminId: currentAdmin(context).accountId, seconds: undoSeconds };
  const change = { action: "undo-tutor-decision", kind: "tutor", id: tutorId } as const;
  return changeRecord(context, change, (trx) => undoDecision(trx, tutorId, by));
}

/** A tutor's name, for a list that the tutor has left; null where there is none. */
export async function findNameOfTutor(context: Context, tutorId: string): Promise<string | null> {
  const database = adminDatabase(context);
  return isRecordId(tutorId) ? findTutorName(database, tutorId) : null;
}

/** A page of the list has fewer. */
const maxApprovals = 100;

/**
 * Approves several applications in one transaction, leaving out those that can't be approved.
 *
 * @returns how many were approved, and how many were not: already approved, or gone
 */
export async function approveApplications(
  context: Context,
  tutorIds: readonly string[],
): Promise<{ approved: number; others: number }> {
  currentAdmin(context);
  // Sorted, so that the transactions of two admins lock the rows in the same order.
  const ids = tutorIds.slice(0, maxApprovals).filter(isRecordId).toSorted();
  const action = "approve-tutor";
  const approved = new Set<string>();
  await auditedTransaction(context, async (trx, record) => {
    for (const id of ids) {
      if (!(await approve(context, trx, id))) continue;
      await record({ action, subject: { kind: "tutor", id } });
      approved.add(id);
    }
  });
  for (const id of ids.filter((candidate) => !approved.has(candidate))) {
    await recordDenial(context, { action, subject: { kind: "tutor", id }, reason: "not-possible" });
  }
  return { approved: approved.size, others: tutorIds.length - approved.size };
}

/** Rejects an application. Refused where there is no such tutor or the status does not allow it. */
export function rejectApplication(context: Context, tutorId: string, reason: string): ChangeResult {
  const change = { action: "reject-tutor", kind: "tutor", id: tutorId } as const;
  return changeRecord(context, change, async (trx) => {
    if (!(await rejectTutor(trx, tutorId, reason))) return false;
    await queueMail(context, trx, decided("application-rejected", tutorId));
    return true;
  });
}
