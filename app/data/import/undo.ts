import { isEqual } from "#domain/import/plan-people.ts";
import type { ImportedStudent, ImportedTutor } from "#domain/import/step.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { updateStudent, updateTutor } from "./apply.ts";
import { findImportFacts } from "./facts.ts";
import { lockImportedPeople } from "./locks.ts";

const batchSize = 200;

/** SQL: the conditions under which nobody has used a new record `x` since, by its table. */
const unused = {
  assignments: sql`not exists (select from content_items c where c.assignment_id = x.id)
    and not exists (select from announcements c where c.assignment_id = x.id)
    and not exists (select from lesson_series c where c.assignment_id = x.id)
    and x.assigned_date >= (select created_at from imports where id = r.import_id)`,
  guardians: sql`x.consent = 'unanswered' and x.ended_at is null
    and not exists (select from guardian_links l where l.guardian_id = x.id and l.reads > 0)`,
  accounts: sql`x.password_hash is null
    and not exists (select from assignments m where m.student_id = x.id or m.tutor_id = x.id)
    and not exists (select from guardians g where g.student_id = x.id)
    and not exists (select from staff_notes n where n.account_id = x.id)`,
};

const tables = ["assignments", "guardians", "accounts"] as const;

/**
 * Deletes what an import made and nobody has used since, and restores what it changed and nobody has
 * changed since. What stays keeps its row. Run it in a transaction.
 *
 * @param report called now and then with the number of records so far
 * @returns how many records were undone
 */
export async function undoImport(
  trx: Database,
  importId: string,
  report: (undone: number) => void,
): Promise<number> {
  await lockImportedPeople(trx, importId);
  // For the trigger that removes erased people from other sheets.
  await sql`select set_config('viluva.undoes_import', 'yes', true)`.execute(trx);
  const made = await trx
    .selectFrom("imported_records")
    .where("import_id", "=", importId)
    .where("before", "is", null)
    .select("record_id as id")
    .orderBy("record_id")
    .execute();
  let undone = 0;
  for (let first = 0; first < made.length; first += batchSize) {
    const ids = made.slice(first, first + batchSize).map(({ id }) => id);
    for (const table of tables) undone += await deleteUnused(trx, importId, table, ids);
    report(undone);
  }
  return undone + (await restoreChanged(trx, importId));
}

async function deleteUnused(
  trx: Database,
  importId: string,
  table: (typeof tables)[number],
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from ${sql.table(table)} x using imported_records r
      where r.import_id = ${importId} and r.record_id = x.id and x.id = any(${[...ids]}::uuid[])
        and ${unused[table]}
      returning x.id
    ), approvals as (
      delete from course_approvals where course_id in (select id::text from gone)
    )
    delete from imported_records r using gone
    where r.import_id = ${importId} and r.record_id = gone.id returning r.record_id`.execute(trx);
  return rows.length;
}

async function restoreChanged(trx: Database, importId: string): Promise<number> {
  const changed = await trx
    .selectFrom("imported_records as r")
    .innerJoin("accounts as a", "a.id", "r.record_id")
    .where("r.import_id", "=", importId)
    .where("r.before", "is not", null)
    .select(["r.record_id as id", "a.email", "r.before", "r.after"])
    .execute();
  const emails = changed.map(({ email }) => email);
  const { people } = await findImportFacts(trx, emails, new Date());
  let restored = 0;
  for (const { id, email, before, after } of changed) {
    const person = people.get(email);
    if (person?.student && isEqual(after as ImportedStudent, person.student)) {
      const student = before as ImportedStudent;
      const isNewDate = student.bornOn === null && person.student.bornOn !== null;
      // Somebody has named a guardian since, whom a minor of that age needs.
      if (isNewDate && person.guardian !== null) continue;
      await updateStudent(trx, id, student);
      if (isNewDate) await trx.deleteFrom("birth_dates").where("student_id", "=", id).execute();
    } else if (person?.tutor && isEqual(after as ImportedTutor, person.tutor)) {
      await updateTutor(trx, id, before as ImportedTutor);
    } else continue;
    await trx
      .deleteFrom("imported_records")
      .where("import_id", "=", importId)
      .where("record_id", "=", id)
      .execute();
    restored += 1;
  }
  return restored;
}
