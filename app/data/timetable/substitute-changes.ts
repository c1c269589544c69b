import type { GivenLesson } from "#domain/timetable/substitute.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasRow } from "#data/shared/rows.ts";

/** A locked lesson, as far as it matters who gives it. */
export interface LockedGivenLesson extends GivenLesson {
  substituteId: string | null;
  hasAccepted: boolean;
  isWanted: boolean;
}

/** Locks a lesson of an assignment until the transaction ends; null where it has no such one. */
export function lockGivenLesson(trx: Database, assignmentId: string, lessonId: string) {
  return findRow<LockedGivenLesson>(trx)`
    select c.starts_at as "startsAt", c.minutes, c.cancelled_at is not null as "isCancelled",
      c.substitute_id as "substituteId", c.substitute_accepted_at is not null as "hasAccepted",
      c.substitute_wanted_since is not null as "isWanted"
    from content_items c
    where c.id = ${lessonId} and c.assignment_id = ${assignmentId} and c.kind = 'live-session'
    for update`;
}

/** Whether an approved tutor teaches the class and the subject of an assignment that is not their own. */
export const teachesThere = (trx: Database, tutorId: string, assignmentId: string) => hasRow(trx)`
    select from tutors t join assignments a on a.id = ${assignmentId}
    where t.id = ${tutorId} and t.status = 'approved' and t.id is distinct from a.tutor_id
      and t.selected_classes @> array[a.class_id] and t.selected_subjects @> array[a.subject_id]
    for share of t`;

/**
 * Says who is to give a locked lesson instead of its tutor; null for nobody. Triggers book the time
 * and write down who was asked.
 *
 * @param isWanted whether it waits for another way out, without anybody
 * @returns whether the tutor is newly asked, and has not been within the last seconds
 */
export async function setSubstitute(
  trx: Database,
  lessonId: string,
  tutorId: string | null,
  { isWanted = false } = {},
): Promise<boolean> {
  await sql`
    update content_items set substitute_id = ${tutorId}::uuid, substitute_accepted_at = null,
      substitute_wanted_since = ${isWanted ? sql`now()` : null}
    where id = ${lessonId}`.execute(trx);
  return hasRow(trx)`
    select from substitutions where lesson_id = ${lessonId} and tutor_id = ${tutorId}::uuid
      and asked_at = now()`;
}

/** Stores that the substitute of a locked lesson has accepted it. */
export async function acceptSubstitution(trx: Database, lessonId: string): Promise<void> {
  await sql`update content_items set substitute_accepted_at = now() where id = ${lessonId}`.execute(
    trx,
  );
}

/** Stores that the substitute of a locked lesson declines it: it waits for another way out. */
export async function declineSubstitution(
  trx: Database,
  lessonId: string,
  tutorId: string,
): Promise<void> {
  await setSubstitute(trx, lessonId, null, { isWanted: true });
  await sql`
    update substitutions set answer = 'declined', answered_at = now()
    where lesson_id = ${lessonId} and tutor_id = ${tutorId}`.execute(trx);
}

/** Deletes what is known of lessons that were long ago. */
export async function deleteOldSubstitutions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("substitutions").where("starts_at", "<=", before).execute();
}
