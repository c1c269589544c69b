import {
  deleteAssignment,
  insertAssignment,
  lockAssignment,
  lockTeachingTutor,
} from "#data/assignments.ts";
import { deleteStudent, lockStudent } from "#data/students.ts";
import { approveTutor, rejectTutor } from "#data/tutors.ts";
import {
  checkAssignment,
  type AssignmentInput,
  type AssignmentProblem,
} from "#domain/assignment.ts";
import { isRecordId } from "#domain/record-id.ts";
import type { RouterContextProvider } from "react-router";
import { adminDatabase, currentAdmin } from "./guards.ts";
import { keepForUndo, restore, undo, type UndoOutcome } from "./undo.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Joins student, tutor, class and subject, and approves the student for the course (§4, §6).
 *
 * @returns 'created', what is wrong with the choice (§5), or 'refused' where the student is gone
 *   or has this very assignment already
 */
export function createAssignment(
  context: Context,
  input: AssignmentInput,
): Promise<"created" | "refused" | AssignmentProblem> {
  const createdBy = currentAdmin(context).accountId;
  return adminDatabase(context)
    .transaction()
    .execute(async (trx) => {
      const tutor = isRecordId(input.tutorId) ? await lockTeachingTutor(trx, input.tutorId) : null;
      const failure = checkAssignment(input, tutor);
      if (failure) return failure.problem;
      if (!isRecordId(input.studentId)) return "refused";
      const created = await insertAssignment(trx, { ...input, createdBy });
      return created ? "created" : "refused";
    });
}

/** Deletes an assignment; for a moment it can be undone. @returns false where it is gone already */
export async function removeAssignment(context: Context, assignmentId: string): Promise<boolean> {
  if (!isRecordId(assignmentId)) return false;
  const actorId = currentAdmin(context).accountId;
  return adminDatabase(context)
    .transaction()
    .execute(async (trx) => {
      if (!(await lockAssignment(trx, assignmentId))) return false;
      await keepForUndo(trx, { actorId, kind: "assignment", recordId: assignmentId });
      return deleteAssignment(trx, assignmentId);
    });
}

/** Brings back an assignment that this admin deleted, with its content and the approval. */
export function undoRemoveAssignment(context: Context, assignmentId: string): Promise<UndoOutcome> {
  const actorId = currentAdmin(context).accountId;
  return undo(adminDatabase(context), (trx) =>
    restore(trx, { actorId, kind: "assignment", recordId: assignmentId }),
  );
}

/**
 * Deletes a student with account, sessions and assignments; for a moment it can be undone.
 *
 * @returns false where gone already
 */
export async function removeStudent(context: Context, studentId: string): Promise<boolean> {
  if (!isRecordId(studentId)) return false;
  const actorId = currentAdmin(context).accountId;
  return adminDatabase(context)
    .transaction()
    .execute(async (trx) => {
      if (!(await lockStudent(trx, studentId))) return false;
      await keepForUndo(trx, { actorId, kind: "student", recordId: studentId });
      return deleteStudent(trx, studentId);
    });
}

/** Brings back a student that this admin deleted, all but the sessions. */
export function undoRemoveStudent(context: Context, studentId: string): Promise<UndoOutcome> {
  const actorId = currentAdmin(context).accountId;
  return undo(adminDatabase(context), (trx) =>
    restore(trx, { actorId, kind: "student", recordId: studentId }),
  );
}

/** @returns false where there is no such tutor or it can't be approved now */
export async function approveApplication(context: Context, tutorId: string): Promise<boolean> {
  const database = adminDatabase(context);
  return (
    isRecordId(tutorId) &&
    database.transaction().execute((trx) => approveTutor(trx, tutorId, new Date()))
  );
}

/** @returns false where there is no such tutor or it can't be rejected now */
export async function rejectApplication(
  context: Context,
  tutorId: string,
  reason: string,
): Promise<boolean> {
  const database = adminDatabase(context);
  return (
    isRecordId(tutorId) &&
    database.transaction().execute((trx) => rejectTutor(trx, tutorId, reason))
  );
}
