import {
  deleteAssignment,
  findAssignmentNames,
  insertAssignment,
  lockAssignment,
  lockTeachingTutor,
  type AssignmentNames,
} from "#data/assignments/assignments.ts";
import {
  findStudentChoices,
  findTutorChoices,
  type StudentChoice,
  type TutorChoice,
} from "#data/assignments/choices.ts";
import {
  checkAssignment,
  type AssignmentInput,
  type AssignmentProblem,
} from "#domain/assignments/assignment.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { experienceBands } from "#domain/people/tutor-background.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import type { PreviewNeeded } from "#use-cases/timetable/plan-series.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import type { BookingRefusal } from "#use-cases/timetable/book.ts";
import { restore, saveForUndo, undo, type UndoRefusal } from "#use-cases/shared/undo.ts";
import { checkPlan, type AssignmentPlan } from "./assignment-plan.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** Students to choose from for a new assignment, always including the chosen one. */
export function loadStudentChoices(
  context: Context,
  search: string,
  chosenId: string,
): Promise<StudentChoice[]> {
  return findStudentChoices(adminDatabase(context), search, idOrNull(chosenId));
}

/** Tutors eligible for a class and a subject (§5); none while either is unknown. */
export async function loadTutorChoices(
  context: Context,
  wanted: {
    studentId: string;
    classId: string;
    subjectId: string;
    search: string;
    chosenId: string;
  },
): Promise<TutorChoice[]> {
  const database = adminDatabase(context);
  const { studentId, classId, subjectId, search, chosenId } = wanted;
  if (!isClassId(classId) || !isSubjectId(subjectId)) return [];
  return findTutorChoices(
    database,
    { studentId: idOrNull(studentId), classId, subjectId, search, chosenId: idOrNull(chosenId) },
    experienceBands.map(({ id }) => id),
  );
}

function idOrNull(text: string): string | null {
  return isRecordId(text) ? text : null;
}

/** The names on an assignment, to confirm its deletion. @throws 404 where there is none */
export async function loadAssignmentNames(
  context: Context,
  assignmentId: string,
): Promise<AssignmentNames> {
  const found = await findNamesOfAssignment(context, assignmentId);
  if (!found) throw data("no-assignment", { status: 404 });
  return found;
}

/** The same for a message after a change; null where there is none. */
export async function findNamesOfAssignment(
  context: Context,
  assignmentId: string,
): Promise<AssignmentNames | null> {
  const database = adminDatabase(context);
  return isRecordId(assignmentId) ? findAssignmentNames(database, assignmentId) : null;
}

/** Why nobody was assigned: the choice, the assignment itself, or its lessons. */
export type AssignmentRefusal =
  | Refusal<AssignmentProblem | "not-possible">
  | BookingRefusal
  | PreviewNeeded;

/**
 * Assigns a tutor to a student for a class and a subject, and approves the student for the course
 * (§4, §6). If the same assignment has ended, it is active again with its content. Its first lesson
 * or its weekly lessons are planned with it. Refused for an invalid choice (§5), as 'not-possible'
 * where the student no longer exists or already has the same assignment, and where the tutor or the
 * student has another lesson at a planned time: then nobody is assigned.
 *
 * @returns how many lessons were planned
 */
export async function createAssignment(
  context: Context,
  input: AssignmentInput,
  plan: AssignmentPlan | null = null,
): Promise<Result<number, AssignmentRefusal>> {
  const result = await tryTwice(() => assignAndPlan(context, input, plan)).catch(
    (error: unknown) => {
      // Another admin has just made the same assignment active again.
      if (violatedConstraint(error) !== "unique") throw error;
      return refuse("not-possible");
    },
  );
  if (!result.ok) {
    const subject = { kind: "assignment", id: null } as const;
    const isProblem =
      result.reason === "selection-missing" || result.reason === "tutor-not-eligible";
    const reason = isProblem ? result.reason : "not-possible";
    await recordDenial(context, { action: "create-assignment", subject, reason });
  }
  return result;
}

/** Somebody may write without the locks: the second time their lesson is found. */
async function tryTwice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== "exclusion") throw error;
    return work();
  }
}

function assignAndPlan(
  context: Context,
  input: AssignmentInput,
  wanted: AssignmentPlan | null,
): Promise<Result<number, AssignmentRefusal>> {
  const createdBy = currentAdmin(context).accountId;
  const { studentId, tutorId } = input;
  return auditedTransaction(context, async (trx, record) => {
    if (wanted) await lockTimetables(trx, [studentId, tutorId].filter(isRecordId));
    const tutor = isRecordId(tutorId) ? await lockTeachingTutor(trx, tutorId) : null;
    const failure = checkAssignment(input, tutor);
    if (failure) return refuse(failure.problem);
    if (!isRecordId(studentId)) return refuse("not-possible");
    const plan = wanted && (await checkPlan(context, trx, { studentId, tutorId }, wanted));
    if (plan && !plan.ok) return plan;
    const id = await insertAssignment(trx, { ...input, createdBy });
    if (!id) return refuse("not-possible");
    await record({
      action: "create-assignment",
      subject: { kind: "assignment", id },
      detail: { studentId, tutorId },
    });
    const lessons = plan ? await plan.value(record, id, createdBy) : 0;
    for (const accountId of [studentId, tutorId]) {
      const data = { assignmentId: id };
      await queueMail(context, trx, { kind: "assignment-created", accountId, data });
    }
    return ok(lessons);
  });
}

/** Deletes an assignment, with a short time to undo it. Refused where it is gone already. */
export function removeAssignment(context: Context, assignmentId: string): ChangeResult {
  const actorId = currentAdmin(context).accountId;
  const change = { action: "delete-assignment", kind: "assignment", id: assignmentId } as const;
  return changeRecord(context, change, async (trx) => {
    if (!(await lockAssignment(trx, assignmentId))) return false;
    await saveForUndo(trx, { actorId, kind: "assignment", recordId: assignmentId });
    return deleteAssignment(trx, assignmentId);
  });
}

/** Restores an assignment that this admin has just deleted, with its content and the approval. */
export function undoRemoveAssignment(
  context: Context,
  assignmentId: string,
): Promise<Result<null, UndoRefusal>> {
  const actorId = currentAdmin(context).accountId;
  const change = {
    action: "undo-delete-assignment",
    kind: "assignment",
    id: assignmentId,
  } as const;
  return undo(context, change, (trx) =>
    restore(trx, { actorId, kind: "assignment", recordId: assignmentId }),
  );
}
