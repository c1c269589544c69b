import { approve, reject, reopenApplication } from "#domain/people/tutor.ts";
import type { Database } from "#data/shared/database.ts";
import { hasResult, listRows, rowOrNull } from "#data/shared/rows.ts";
import { deleteRequestLinks } from "#data/timetable/request-links.ts";

/** Locks a tutor until the transaction ends; null if there is none. */
export const lockTutor = (trx: Database, tutorId: string) =>
  trx.selectFrom("tutors").where("id", "=", tutorId).select("status").forUpdate().$call(rowOrNull);

/** Run it in a transaction. @returns false if there is no such tutor or the status does not allow it */
export async function approveTutor(trx: Database, tutorId: string, at: Date): Promise<boolean> {
  const tutor = await lockTutor(trx, tutorId);
  const approval = tutor && approve(tutor, at);
  if (!approval) return false;
  await trx
    .updateTable("tutors")
    .set({ status: approval.status, approved_date: approval.approvedDate, rejection_reason: null })
    .where("id", "=", tutorId)
    .execute();
  return true;
}

/** Run it in a transaction. @returns false if there is no such tutor or the status does not allow it */
export async function rejectTutor(
  trx: Database,
  tutorId: string,
  reason: string,
): Promise<boolean> {
  const tutor = await lockTutor(trx, tutorId);
  const rejection = tutor && reject(tutor, reason);
  if (!rejection) return false;
  await trx
    .updateTable("tutors")
    .set({ status: rejection.status, rejection_reason: rejection.rejectionReason })
    .where("id", "=", tutorId)
    .execute();
  await deleteRequestLinks(trx, tutorId);
  return true;
}

/** What was decided about an application, from the audit log, newest first. */
interface Decision {
  action: string;
  actorId: string;
  isRecent: boolean;
}

function listDecisions(trx: Database, tutorId: string, seconds: number) {
  return listRows<Decision>(trx)`
    select action, actor_id as "actorId", at > now() - make_interval(secs => ${seconds}) as "isRecent"
    from audit_log
    where subject_id = ${tutorId} and outcome = 'done'
      and action in ('approve-tutor', 'reject-tutor', 'undo-tutor-decision')
    order by id desc limit 2`;
}

/**
 * Takes back an admin's own decision of the last seconds, the first one on the application or the
 * first since another was taken back. Run it in a transaction.
 *
 * @returns false if there is no such decision, or the tutor teaches by now
 */
export async function undoDecision(
  trx: Database,
  tutorId: string,
  by: { adminId: string; seconds: number },
): Promise<boolean> {
  const tutor = await lockTutor(trx, tutorId);
  const reopened = tutor && reopenApplication(tutor);
  if (!reopened) return false;
  const [last, before] = await listDecisions(trx, tutorId, by.seconds);
  const isFirst = !before || before.action === "undo-tutor-decision";
  if (!last?.isRecent || last.actorId !== by.adminId || !isFirst) return false;
  if ((await countActiveAssignments(trx, tutorId)) > 0) return false;
  const { status, approvedDate, rejectionReason } = reopened;
  await trx
    .updateTable("tutors")
    .set({ status, approved_date: approvedDate, rejection_reason: rejectionReason })
    .where("id", "=", tutorId)
    .execute();
  return true;
}

/**
 * Deletes a tutor's account. What they published stays with the students. Triggers of the schema
 * cancel upcoming lessons and record the erasure.
 *
 * @returns false if there is no such tutor
 */
export const deleteTutor = (trx: Database, tutorId: string) =>
  trx
    .deleteFrom("accounts")
    .where("id", "=", tutorId)
    .where("id", "in", trx.selectFrom("tutors").select("id"))
    .returning("id")
    .$call(hasResult);

export async function countActiveAssignments(db: Database, tutorId: string): Promise<number> {
  const { count } = await db
    .selectFrom("assignments")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("tutor_id", "=", tutorId)
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findTutorName(db: Database, tutorId: string): Promise<string | null> {
  const row = await db
    .selectFrom("tutors")
    .where("id", "=", tutorId)
    .select(["first_name", "last_name"])
    .executeTakeFirst();
  return row ? `${row.first_name} ${row.last_name}`.trim() : null;
}
