import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** A student who may be a brother or a sister. */
export interface Sibling {
  id: string;
  name: string;
  /** As the staff say; null where nobody has said it yet. */
  areRelated: boolean | null;
}

/**
 * SQL: the students with the same guardian's address or number as a student, and those of whom the staff
 * have said whether they are brothers or sisters, by name.
 */
export function siblingsSql(studentId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select so.id, so.name, x.are_related as "areRelated"
    from (
      ${sharingContact(studentId)}
      union
      select case when first_id = ${studentId} then second_id else first_id end from siblings
      where ${studentId} in (first_id, second_id)
    ) o
    join students so on so.id = o.id
    left join siblings x on x.first_id = least(${studentId}, so.id)
      and x.second_id = greatest(${studentId}, so.id)
    order by x.are_related is false, so.name, so.id`;
}

const sharingContact = (studentId: RawBuilder<unknown>) => sql`
  select og.student_id as id
  from guardians g
    join guardians og on og.ended_at is null and og.student_id <> g.student_id
      and (og.email = g.email or og.phone_normal = g.phone_normal)
  where g.student_id = ${studentId} and g.ended_at is null`;

/**
 * Says whether two students are brothers or sisters.
 *
 * @returns false where that is said already, or nothing suggests it: no guardian's contact in common
 */
export async function saySiblings(
  trx: Database,
  { studentId, siblingId, areRelated, adminId }: SiblingAnswer,
): Promise<boolean> {
  const id = sql`${studentId}::uuid`;
  const other = sql`${siblingId}::uuid`;
  const { numAffectedRows } = await sql`
    insert into siblings (first_id, second_id, are_related, said_by)
    select least(${id}, ${other}), greatest(${id}, ${other}), ${areRelated}, ${adminId}
    where ${other} in (${sharingContact(id)})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** An answer of the staff about two students. */
export interface SiblingAnswer {
  studentId: string;
  siblingId: string;
  areRelated: boolean;
  adminId: string;
}

/** Forgets what was said about two students. @returns false where nothing was */
export async function forgetSiblings(
  trx: Database,
  studentId: string,
  siblingId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from siblings where first_id = least(${studentId}::uuid, ${siblingId}::uuid)
      and second_id = greatest(${studentId}::uuid, ${siblingId}::uuid)`.execute(trx);
  return numAffectedRows === 1n;
}
