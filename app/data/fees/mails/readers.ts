import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import type { FeesReader } from "../family-fees.ts";
import { bornAfterForMinors } from "#domain/people/birth-date.ts";

/** Who reads a family's fees by mail: a guardian, a student, or with neither the payer. */
export interface FeeReaderIds {
  familyId: string;
  guardianId: string | null;
  studentId: string | null;
}

/** A student whose lessons a reader sees. */
export interface SeenStudent {
  id: string;
  name: string;
}

/**
 * SQL: before a query, the students `m` of the family `f` with their consenting guardians, and its
 * `payer`, if it has one. The address of a child that sees no fees (`seesFees`) is no payer's.
 */
const withMembers = (now: Date) => sql`
  with m as (
    select s.id, s.name, s.created_at, a.email, a.verified_at is not null as is_proved,
      g.id as guardian_id, g.name as guardian_name, g.email as guardian_email,
      exists (select from guardians h where h.student_id = s.id and h.ended_at is null)
        and not exists (select from birth_dates b where b.student_id = s.id
          and b.born_on <= ${bornAfterForMinors(now)}::date) as sees_none
    from family_students k join students s on s.id = k.student_id join accounts a on a.id = s.id
      left join guardians g on g.student_id = s.id and g.ended_at is null and g.consent = 'given'
        and a.verified_at is not null
    where k.family_id = f.id
  ), payer as (
    select f.payer_email as email from m where f.payer_email <> '' and not exists (select from m c
      where c.sees_none and mailbox_of(c.email) = mailbox_of(f.payer_email)) limit 1
  )`;

/**
 * SQL: who is mailed about the fees of the family `f`: its payer, else each student's guardian once, and
 * the students who see their fees and have none. `account_id` is that of a student.
 */
export const mailedReaders = (now: Date) => sql`(
  ${withMembers(now)}
  select null::uuid as guardian_id, null::uuid as student_id, p.email, f.payer_language as language,
    (select id from m order by created_at, id limit 1) as account_id
  from payer p
  union all (
    select distinct on (guardian_email) guardian_id, null, guardian_email, null, id
    from m where guardian_id is not null and not exists (select from payer)
    order by guardian_email, created_at, id)
  union all
  select null, id, email, null, id from m
  where guardian_id is null and is_proved and not sees_none and not exists (select from payer))`;

/**
 * SQL: the students of the family `f` whom a reader `l` sees who has the address `l.email`, as JSON; null
 * for nobody who may read. All of them for the payer, the own children in it for a guardian.
 */
export const seenBy = (now: Date) => sql`(
  ${withMembers(now)}
  select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.created_at, m.id)
  from m where case
    when l.guardian_id is not null then m.guardian_email = l.email and exists (select from m o
      where o.guardian_id = l.guardian_id and o.guardian_email = l.email)
    when l.student_id is not null then m.id = l.student_id and m.email = l.email and m.is_proved
      and not m.sees_none
    else exists (select from payer where email = l.email) end)`;

/** A reader to whom a mail is written, and whom they see. */
export interface MailedReader {
  /** Empty for none. */
  name: string;
  seen: SeenStudent[];
}

/** A reader with this address; null for one who may not read any more. */
export async function findMailedReader(
  db: Database,
  { familyId, guardianId, studentId }: FeeReaderIds,
  email: string,
  now: Date,
): Promise<MailedReader | null> {
  const found = await findRow<{ name: string; seen: SeenStudent[] | null }>(db)`
    select coalesce((select name from guardians where id = l.guardian_id),
        (select name from students where id = l.student_id), f.payer_name) as name,
      ${seenBy(now)} as seen
    from families f, (values (${guardianId}::uuid, ${studentId}::uuid, ${email}::text))
      l (guardian_id, student_id, email)
    where f.id = ${familyId}::uuid`;
  return found?.seen ? { name: found.name, seen: found.seen } : null;
}

/** How a reader by mail reads the fees; null for one who sees nobody. */
export function toFeesReader(
  { guardianId, studentId }: Pick<FeeReaderIds, "guardianId" | "studentId">,
  seen: readonly SeenStudent[],
): FeesReader | null {
  const [first] = seen;
  if (!first) return null;
  const ids = seen.map(({ id }) => id);
  const isPayer = guardianId === null && studentId === null;
  return { studentId: first.id, seen: ids, documentsOf: isPayer ? null : ids, isPayer };
}
