import { liftSuspension, suspend } from "#domain/people/tutor.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";
import { deleteSessionsOf } from "#data/account/sessions.ts";
import { deleteRequestLinks } from "#data/timetable/request-links.ts";
import { lockTutor } from "./tutors.ts";

interface Decision {
  tutorId: string;
  reason: string;
  adminId: string;
}

/**
 * Suspends a tutor and ends their sessions, which closes open streams, and the links that answer requests. Waits for writes of the tutor
 * that have begun; later ones see the new status. Run it in a transaction.
 *
 * @returns the suspension's id, or null if there is no such tutor or the status does not allow it
 */
export async function suspendTutor(trx: Database, decision: Decision): Promise<string | null> {
  const { tutorId, reason, adminId } = decision;
  const tutor = await lockTutor(trx, tutorId);
  const change = tutor && suspend(tutor);
  if (!change) return null;
  await trx.updateTable("tutors").set(change).where("id", "=", tutorId).execute();
  const { id } = await trx
    .insertInto("tutor_suspensions")
    .values({ tutor_id: tutorId, reason: reason.trim(), suspended_by: adminId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await deleteSessionsOf(trx, tutorId);
  await deleteRequestLinks(trx, tutorId);
  await renewCalendarEntries(trx, tutorId);
  return id;
}

/**
 * Lifts a tutor's suspension. Run it in a transaction.
 *
 * @returns the suspension's id, or null if there is no such tutor or the status does not allow it
 */
export async function liftTutorSuspension(
  trx: Database,
  decision: Decision,
): Promise<string | null> {
  const { tutorId, reason, adminId } = decision;
  const tutor = await lockTutor(trx, tutorId);
  const change = tutor && liftSuspension(tutor);
  if (!change) return null;
  await trx.updateTable("tutors").set(change).where("id", "=", tutorId).execute();
  const { id } = await trx
    .updateTable("tutor_suspensions")
    .set({ lifted_at: sql<Date>`now()`, lifted_by: adminId, lift_reason: reason.trim() })
    .where("tutor_id", "=", tutorId)
    .where("lifted_at", "is", null)
    .returning("id")
    .executeTakeFirstOrThrow();
  await renewCalendarEntries(trx, tutorId);
  return id;
}

/** A higher sequence tells calendars that an upcoming session is cancelled, or back. */
async function renewCalendarEntries(trx: Database, tutorId: string): Promise<void> {
  await sql`
    update content_items c set sequence = c.sequence + 1, updated_at = now()
    from assignments a
    where a.id = c.assignment_id and a.tutor_id = ${tutorId} and c.kind = 'live-session'
      and c.starts_at > now() - interval '1 day'`.execute(trx);
}

/** When and why a tutor was suspended; null for one who isn't. */
export const findSuspension = (db: Database, tutorId: string) =>
  db
    .selectFrom("tutor_suspensions")
    .where("tutor_id", "=", tutorId)
    .where("lifted_at", "is", null)
    .select(["suspended_at as since", "reason"])
    .$call(rowOrNull);
