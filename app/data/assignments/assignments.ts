import type { AssignmentInput } from "#domain/assignments/assignment.ts";
import type { TeachingTutor } from "#domain/people/tutor.ts";
import type { Database } from "#data/shared/database.ts";
import { findValue, hasResult, rowOrNull } from "#data/shared/rows.ts";

/** The facts for a tutor's eligibility (§5), locked until the transaction ends; null for no tutor. */
export function lockTeachingTutor(trx: Database, tutorId: string): Promise<TeachingTutor | null> {
  return trx
    .selectFrom("tutors")
    .where("id", "=", tutorId)
    .select([
      "status",
      "selected_classes as selectedClasses",
      "selected_subjects as selectedSubjects",
    ])
    .forShare()
    .$castTo<TeachingTutor>()
    .$call(rowOrNull);
}

export interface NewAssignment extends AssignmentInput {
  /** The admin; null in the sample academy. */
  createdBy: string | null;
}

/**
 * Adds an active assignment and the student's approval for it (§4). An ended one of the same four is
 * active again instead, with its content. Run it in a transaction.
 *
 * @returns its id, or null if there is no such student or the assignment already exists
 */
export async function insertAssignment(
  trx: Database,
  assignment: NewAssignment,
): Promise<string | null> {
  // Whoever changes a student's assignments locks the student first, as the schema's triggers do.
  const student = await trx
    .selectFrom("students")
    .where("id", "=", assignment.studentId)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (!student) return null;
  const id = (await reactivate(trx, assignment)) ?? (await insert(trx, assignment));
  if (!id) return null;
  await trx
    .insertInto("course_approvals")
    .values({ student_id: assignment.studentId, course_id: id, approved: true })
    .onConflict((conflict) =>
      conflict.columns(["student_id", "course_id"]).doUpdateSet({ approved: true }),
    )
    .execute();
  return id;
}

async function insert(trx: Database, assignment: NewAssignment): Promise<string | undefined> {
  const row = await trx
    .insertInto("assignments")
    .values({
      student_id: assignment.studentId,
      tutor_id: assignment.tutorId,
      class_id: assignment.classId,
      subject_id: assignment.subjectId,
      created_by: assignment.createdBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Makes the last ended assignment of the same four active again. @returns its id, if there is one */
function reactivate(trx: Database, assignment: NewAssignment): Promise<string | null> {
  const { studentId, tutorId, classId, subjectId } = assignment;
  return findValue<string>(trx)`
    update assignments set status = 'active', ended_at = null
    where status <> 'active' and id = (
      select e.id from assignments e
      where e.student_id = ${studentId} and e.tutor_id = ${tutorId}
        and e.class_id = ${classId} and e.subject_id = ${subjectId} and e.status <> 'active'
        and not exists (select from assignments o
          where o.student_id = e.student_id and o.tutor_id = e.tutor_id
            and o.class_id = e.class_id and o.subject_id = e.subject_id and o.status = 'active')
      order by e.ended_at desc nulls last, e.id limit 1 for update)
    returning id`;
}

/**
 * Locks an assignment until the transaction ends, so that nothing is published for it.
 *
 * @returns false if there is none
 */
export const lockAssignment = (trx: Database, assignmentId: string) =>
  trx
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select("id")
    .forUpdate()
    .$call(hasResult);

/**
 * Deletes an assignment with its content and the student's approval (§4). Run it in a
 * transaction.
 *
 * @returns false if it was already deleted
 */
export async function deleteAssignment(trx: Database, assignmentId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("assignments")
    .where("id", "=", assignmentId)
    .returning("student_id")
    .executeTakeFirst();
  if (!deleted) return false;
  await trx
    .deleteFrom("course_approvals")
    .where("student_id", "=", deleted.student_id)
    .where("course_id", "=", assignmentId)
    .execute();
  return true;
}

export interface AssignmentNames {
  studentName: string;
  /** Empty for a deleted tutor. */
  tutorName: string;
  subjectId: string;
}

/** The names on an assignment; null if there is none. */
export function findAssignmentNames(
  db: Database,
  assignmentId: string,
): Promise<AssignmentNames | null> {
  return db
    .selectFrom("assignments as a")
    .innerJoin("students as s", "s.id", "a.student_id")
    .leftJoin("tutors as t", "t.id", "a.tutor_id")
    .where("a.id", "=", assignmentId)
    .select((eb) => [
      "s.name as studentName",
      eb.fn<string>("concat_ws", [eb.val(" "), "t.first_name", "t.last_name"]).as("tutorName"),
      "a.subject_id as subjectId",
    ])
    .$call(rowOrNull);
}

/** The student of an assignment. @throws if there is no such assignment */
export async function findAssignmentStudentId(db: Database, assignmentId: string): Promise<string> {
  const { student_id: studentId } = await db
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select("student_id")
    .executeTakeFirstOrThrow();
  return studentId;
}
