import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listValues } from "#data/shared/rows.ts";

/**
 * Locks people's timetables until the transaction ends. Whoever changes lessons or their people takes
 * these locks before any row lock, for all people of the change at once, so that nobody waits in a
 * circle (docs/decisions/045-booked-times.md). Times that expired requests held become free.
 *
 * @param accountIds students and tutors; null for a tutor who has left
 */
export async function lockTimetables(
  trx: Database,
  accountIds: readonly (string | null)[],
): Promise<void> {
  const ids = accountIds.filter((id) => id !== null);
  await lockPeople(trx, sql`select unnest(${ids}::uuid[])`);
}

/**
 * The same for the people of some assignments, and those who give one of their lessons instead of its
 * tutor. @param others the ids of more people
 */
export async function lockTimetablesOf(
  trx: Database,
  assignmentIds: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const ofThem = sql`
    select unnest(array[student_id, tutor_id]) as id from assignments
      where id = any(${assignmentIds}::uuid[])
    union select substitute_id from content_items
      where assignment_id = any(${assignmentIds}::uuid[]) and kind = 'live-session'
        and substitute_id is not null and starts_at > now() - interval '1 day'`;
  const locked = await lockPeople(trx, sql`${ofThem} union select unnest(${others}::uuid[])`);
  // An assignment that was handed over while this waited has another tutor, and keeps that one: a
  // hand-over takes the student's lock too. So does whoever chooses a substitute.
  const next = await listValues<string>(trx)`
    select id from (${ofThem}) people where id <> all(${locked}::uuid[])`;
  if (next.length > 0) await lockTimetables(trx, next);
}

/** The same for a tutor, and for the people of the lessons that they are to give instead of others. */
export async function lockTimetablesOfSubstitute(trx: Database, tutorId: string): Promise<void> {
  await lockPeople(
    trx,
    sql`select ${tutorId}::uuid union select unnest(array[a.student_id, a.tutor_id])
      from content_items c join assignments a on a.id = c.assignment_id
      where c.substitute_id = ${tutorId} and c.starts_at > now() - interval '1 day'`,
  );
}

/** The same for the people whose lessons an undo of a deletion would bring back. */
export async function lockTimetablesOfDeleted(trx: Database, recordId: string): Promise<void> {
  const rowsOf = (table: string) => sql`
    select row from undo_snapshots, jsonb_array_elements(parts) part,
      jsonb_array_elements(part -> 'rows') row
    where record_id = ${recordId} and part ->> 'table' = ${table}`;
  await lockPeople(
    trx,
    sql`select unnest(array[row ->> 'student_id', row ->> 'tutor_id'])::uuid
        from (${rowsOf("assignments")}) deleted
      union select unnest(array[a.student_id, a.tutor_id, (row ->> 'substitute_id')::uuid])
        from (${rowsOf("content_items")}) deleted
        join assignments a on a.id = (row ->> 'assignment_id')::uuid`,
  );
}

/** @returns the ids of the people */
async function lockPeople(trx: Database, people: RawBuilder<unknown>): Promise<string[]> {
  // Sorting in a subquery with an offset, so that the locks are taken in that order.
  const ids = await listValues<string>(trx)`
    select id, pg_advisory_xact_lock(key) from (
      select distinct id, hashtextextended(id::text, 0) as key
      from (${people}) as people (id) where id is not null order by key offset 0
    ) sorted`;
  await sql`
    delete from booked_times b using lesson_requests r
    where r.id = b.request_id and (r.answer is not null or r.expires_at <= now())
      and (b.student_id = any(${ids}::uuid[]) or b.tutor_id = any(${ids}::uuid[]))`.execute(trx);
  return ids;
}
