import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** A cancelled lesson for which a make-up lesson is to be planned. */
export interface OwedMakeUp {
  id: string;
  assignmentId: string;
  studentName: string;
  /** Empty for a tutor who has left. */
  tutorName: string;
  /** When it was to be, in ISO 8601. */
  startsAt: string;
}

/**
 * SQL: the cancelled lessons, as `c`, of active assignments, as `a`, for which a make-up lesson is to be
 * planned and is not.
 */
export const owedMakeUpsSql = sql`content_items c
  join assignments a on a.id = c.assignment_id and a.status = 'active'
  where c.make_up_owed and not exists (select from content_items m
    where m.makes_up_for = c.id and m.cancelled_at is null)`;

/**
 * SQL: the `OwedMakeUp`s as JSON, those that were cancelled first before others.
 *
 * @param tutorId of the assignments; null for everybody's
 */
export const listOwedMakeUpsSql = (tutorId: string | null, limit: number) => sql<OwedMakeUp[]>`
  (select coalesce(json_agg(w), '[]') from (
    select o.id, o."assignmentId", s.name as "studentName",
      concat_ws(' ', t.first_name, nullif(t.last_name, '')) as "tutorName", o."startsAt"
    from (select c.id, a.id as "assignmentId", a.student_id, a.tutor_id, c.starts_at as "startsAt",
        c.cancelled_at
      from ${owedMakeUpsSql} and (${tutorId}::uuid is null or a.tutor_id = ${tutorId}::uuid)
      order by c.cancelled_at, c.id limit ${sql.lit(limit)}) o
    join students s on s.id = o.student_id
    left join tutors t on t.id = o.tutor_id
    order by o.cancelled_at, o.id) w)`;

/** Stores whether a make-up lesson is to be planned for a cancelled lesson. */
export async function updateMakeUpOwed(
  trx: Database,
  lessonId: string,
  isOwed: boolean,
): Promise<void> {
  await trx
    .updateTable("content_items")
    .set({ make_up_owed: isOwed })
    .where("id", "=", lessonId)
    .execute();
}
