import type { Database } from "#data/shared/database.ts";
import { hasRow } from "#data/shared/rows.ts";

/** Sets a student's date of birth and cancels a postponement. @param bornOn YYYY-MM-DD */
export async function upsertBirthDate(
  trx: Database,
  studentId: string,
  bornOn: string,
): Promise<void> {
  await trx
    .insertInto("birth_dates")
    .values({ student_id: studentId, born_on: bornOn })
    .onConflict((conflict) =>
      conflict.column("student_id").doUpdateSet({ born_on: bornOn, put_off_at: null }),
    )
    .execute();
}

/** Records that a student postpones naming a guardian. @returns false if they already had */
export const postponeGuardian = (trx: Database, studentId: string) => hasRow(trx)`
    insert into birth_dates (student_id, put_off_at) values (${studentId}, now())
    on conflict (student_id) do update set put_off_at = now() where birth_dates.put_off_at is null
    returning student_id`;
