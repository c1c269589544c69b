import { deleteAssignment, insertAssignment, lockTeachingTutor } from "#data/assignments.ts";
import { deleteStudent } from "#data/students.ts";
import { approveTutor, rejectTutor } from "#data/tutors.ts";
import {
  checkAssignment,
  type AssignmentInput,
  type AssignmentProblem,
} from "#domain/assignment.ts";
import { isRecordId } from "#domain/record-id.ts";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";
import { adminDatabase, currentAdmin } from "./guards.ts";

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

/** @returns false where it is gone already */
export async function removeAssignment(context: Context, assignmentId: string): Promise<boolean> {
  const database = adminDatabase(context);
  return (
    isRecordId(assignmentId) &&
    database.transaction().execute((trx) => deleteAssignment(trx, assignmentId))
  );
}

/** Deletes a student with account, sessions and assignments. @returns false where gone already */
export async function removeStudent(context: Context, studentId: string): Promise<boolean> {
  const database = adminDatabase(context);
  const removed = isRecordId(studentId) && (await deleteStudent(database, studentId));
  if (removed) await context.get(servicesContext).keepErasures();
  return removed;
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
