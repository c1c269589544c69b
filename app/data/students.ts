import type { Database } from "./database.ts";

/**
 * Holds a student with all their assignments until the transaction ends: nothing is added to them
 * meanwhile.
 *
 * @returns false where there is none
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
 * Deletes a student whole: record, login, sessions, assignments and their content, in one
 * statement that the schema's cascades carry on. Its trigger leaves an erasure, so that no restored
 * backup brings the person back.
 *
 * @returns false where there is no such student
 */
export async function deleteStudent(db: Database, studentId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("accounts")
    .where("id", "=", studentId)
    .where("id", "in", db.selectFrom("students").select("id"))
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** A student's name, to ask about before a deletion; null where there is none. */
export async function findStudentName(db: Database, studentId: string): Promise<string | null> {
  const row = await db
    .selectFrom("students")
    .where("id", "=", studentId)
    .select("name")
    .executeTakeFirst();
  return row?.name ?? null;
}
