import { readingStatuses } from "#domain/people/tutor.ts";
import { sql, type RawBuilder } from "kysely";

/**
 * What every read for a tutor asks, on pages, in exports, mails, calendars and streams: whether it is
 * theirs to know now. That they made or taught something is no answer (decision 75).
 */

type Id = RawBuilder<unknown> | string;

/**
 * SQL: whether an account is a tutor's who reads about students now. Ask for the assignment as well,
 * where there is one (`teachesNow`).
 *
 * @param id its id, or the column of it
 */
export function readsStudentsNow(id: Id): RawBuilder<boolean> {
  const statuses = sql.join(readingStatuses.map((status) => sql.lit(status)));
  return sql<boolean>`exists (select from tutors where id = ${id} and status in (${statuses}))`;
}

/**
 * SQL: whether an assignment is active, this tutor's, and the tutor reads about students now.
 *
 * @param tutorId the tutor's id, or the column of it
 * @param alias the assignment's
 */
export function teachesNow(tutorId: Id, alias = "a"): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<boolean>`(${of("tutor_id")} = ${tutorId} and ${of("status")} = 'active'
    and ${readsStudentsNow(tutorId)})`;
}

/**
 * SQL: the same for mails, which an unapproved tutor does not get: whether an assignment is active, and
 * its tutor `t` is approved.
 *
 * @param alias the assignment's
 */
export const isTaught = (alias = "a"): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} = 'active' and t.id = ${sql.ref(`${alias}.tutor_id`)}
    and t.status = 'approved')`;
