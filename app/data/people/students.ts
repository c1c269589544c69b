import type { Database } from "#data/shared/database.ts";
import { hasResult, valueOrNull } from "#data/shared/rows.ts";

/**
 * Locks a student with all their assignments until the transaction ends, so that nothing is added.
 *
 * @returns false if there is none
 */
export async function lockStudent(trx: Database, studentId: string): Promise<boolean> {
  const student = await trx
    .selectFrom("students")
    .where("id", "=", studentId)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (!student) return false;
  await trx
    .selectFrom("assignments")
    .where("student_id", "=", studentId)
    .select("id")
    .orderBy("id")
    .forUpdate()
    .execute();
  return true;
}

/**
 * Deletes a student's account with record, sessions, assignments and their content, by cascades of the
 * schema. A trigger records the erasure, so that no restored backup brings the person back.
 *
 * @returns false if there is no such student
 */
export const deleteStudent = (db: Database, studentId: string) =>
  db
    .deleteFrom("accounts")
    .where("id", "=", studentId)
    .where("id", "in", db.selectFrom("students").select("id"))
    .returning("id")
    .$call(hasResult);

export const findStudentName = (db: Database, studentId: string) =>
  db.selectFrom("students").where("id", "=", studentId).select("name").$call(valueOrNull);
