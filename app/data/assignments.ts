import type { TeachingTutor } from "#domain/tutor.ts";
import type { Database } from "./database.ts";

/** What eligibility asks of a tutor (§5), held until the transaction ends; null for no tutor. */
export async function lockTeachingTutor(
  trx: Database,
  tutorId: string,
): Promise<TeachingTutor | null> {
  const row = await trx
    .selectFrom("tutors")
    .where("id", "=", tutorId)
    .select([
      "status",
      "selected_classes as selectedClasses",
      "selected_subjects as selectedSubjects",
    ])
    .forShare()
    .executeTakeFirst();
  return (row as TeachingTutor | undefined) ?? null;
}

export interface NewAssignment {
  studentId: string;
  tutorId: string;
  classId: string;
  subjectId: string;
  /** The admin; null where none did, as in the sample. */
  createdBy: string | null;
}

/**
 * Adds an active assignment and the student's approval for it (§4). Run it in a transaction.
 *
 * @returns its id, or null where there is no such student or it exists already
 */
export async function insertAssignment(trx: Database, the: NewAssignment): Promise<string | null> {
  const student = await trx
    .selectFrom("students")
    .where("id", "=", the.studentId)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
  if (!student) return null;
  const row = await trx
    .insertInto("assignments")
    .values({
      student_id: the.studentId,
      tutor_id: the.tutorId,
      class_id: the.classId,
      subject_id: the.subjectId,
      created_by: the.createdBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto("course_approvals")
    .values({ student_id: the.studentId, course_id: row.id, approved: true })
    .execute();
  return row.id;
}

/**
 * Holds an assignment until the transaction ends: nothing is published for it meanwhile.
 *
 * @returns false where there is none
 */
export async function lockAssignment(trx: Database, assignmentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes an assignment with its content and the student's approval (§4). Run it in a
 * transaction.
 *
 * @returns false where it is gone already
 */
export async function deleteAssignment(trx: Database, assignmentId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom("assignments")
    .where("id", "=", assignmentId)
    .returning("student_id")
    .executeTakeFirst();
  if (!gone) return false;
  await trx
    .deleteFrom("course_approvals")
    .where("student_id", "=", gone.student_id)
    .where("course_id", "=", assignmentId)
    .execute();
  return true;
}

export interface AssignmentNames {
  studentName: string;
  tutorName: string;
  subjectId: string;
}

/** Who an assignment joins, to ask about before a deletion; null where there is none. */
export async function findAssignmentNames(
  db: Database,
  assignmentId: string,
): Promise<AssignmentNames | null> {
  const row = await db
    .selectFrom("assignments as a")
    .innerJoin("students as s", "s.id", "a.student_id")
    .innerJoin("tutors as t", "t.id", "a.tutor_id")
    .where("a.id", "=", assignmentId)
    .select((eb) => [
      "s.name as studentName",
      eb.fn<string>("concat_ws", [eb.val(" "), "t.first_name", "t.last_name"]).as("tutorName"),
      "a.subject_id as subjectId",
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Whose assignment it is. @throws where there is no such assignment */
export async function findStudentOf(db: Database, assignmentId: string): Promise<string> {
  const { student_id: studentId } = await db
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select("student_id")
    .executeTakeFirstOrThrow();
  return studentId;
}
