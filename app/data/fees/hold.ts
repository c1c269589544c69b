import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow, onlyValue } from "#data/shared/rows.ts";

/**
 * Holds off whoever joins or parts families until the transaction ends, and locks no account: call it
 * before other rows of fees are locked.
 *
 * @returns the family that a family is a part of now: itself, unless it was joined with another one
 */
export const holdFamily = (trx: Database, familyId: string) => onlyValue<string>(trx)`
    select hold_family(${familyId}::uuid) as id`;

/** Holds off whoever deletes a student until the transaction ends; false where the student is deleted. */
export const holdStudent = (trx: Database, studentId: string) => hasRow(trx)`
    select from students where id = ${studentId}::uuid for key share`;

/** Holds off whoever deletes a student of these families until the transaction ends. */
export async function holdStudentsOf(trx: Database, familyIds: readonly string[]): Promise<void> {
  await sql`
    select from students where id in (select student_id from family_students
      where family_id = any (${sql.val(familyIds)}::uuid[])) order by id for key share`.execute(
    trx,
  );
}

/**
 * Holds off whoever adds a rate, closes a month or joins families until the transaction ends, as each
 * entry does: call it before rows of payments and lines are locked, which a join locks after it.
 */
export async function holdEntries(trx: Database): Promise<void> {
  await sql`select from fee_settings for share`.execute(trx);
}

/**
 * Until the transaction ends nobody bills a lesson, enters money, closes a month, adds a rate or joins
 * families. Who reads many rows and enters many amounts would otherwise wait for somebody else's.
 */
export async function holdOffEntries(trx: Database): Promise<void> {
  await sql`select from fee_settings for update`.execute(trx);
}
