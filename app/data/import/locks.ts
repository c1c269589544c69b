import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listValues } from "#data/shared/rows.ts";

/**
 * Locks the students and tutors whose records a run changes, each in the order of their ids and the
 * students first, as whoever changes assignments does. A run that locked them in the order of its
 * sheet, or that deleted accounts before it locked students, could deadlock with such a change.
 */
export async function lockPeople(trx: Database, ids: readonly string[]): Promise<void> {
  const list = sql`${[...new Set(ids)]}::uuid[]`;
  await sql`select from students where id = any(${list}) order by id for update`.execute(trx);
  await sql`select from tutors where id = any(${list}) order by id for no key update`.execute(trx);
}

/** The same for all whom an import has created or changed, and whose guardians or assignments it made. */
export async function lockImportedPeople(trx: Database, importId: string): Promise<void> {
  const ids = await listValues<string>(trx)`
    select r.record_id as id from imported_records r where r.import_id = ${importId}
    union
    select m.student_id from imported_records r join assignments m on m.id = r.record_id
      where r.import_id = ${importId}
    union
    select g.student_id from imported_records r join guardians g on g.id = r.record_id
      where r.import_id = ${importId}`;
  await lockPeople(trx, ids);
}
