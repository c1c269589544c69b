import {
  deleteAssignment,
  insertAssignment,
  lockAssignment,
  lockTeachingTutor,
} from "#data/assignments.ts";
import type { Database } from "#data/database.ts";
import { deleteErasure } from "#data/erasures.ts";
import { deleteSessionsOf } from "#data/sessions.ts";
import { deleteStudent, findStudentName, lockStudent } from "#data/students.ts";
import { approveTutor, findTutorName, rejectTutor } from "#data/tutors.ts";
import {
  checkAssignment,
  type AssignmentInput,
  type AssignmentProblem,
} from "#domain/assignment.ts";
import type { AuditAction, AuditSubject } from "#domain/audit.ts";
import { isRecordId } from "#domain/record-id.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentAdmin } from "./guards.ts";
import { queueMail } from "./mail.ts";
import { keepForUndo, restore, undo, type UndoOutcome } from "./undo.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Joins student, tutor, class and subject, and approves the student for the course (§4, §6).
 *
 * @returns 'created', what is wrong with the choice (§5), or 'refused' where the student is gone
 *   or has this very assignment already
 */
export async function createAssignment(
  context: Context,
  input: AssignmentInput,
): Promise<"created" | "refused" | AssignmentProblem> {
  const createdBy = currentAdmin(context).accountId;
  const outcome = await audited(context, async (trx, record) => {
    const tutor = isRecordId(input.tutorId) ? await lockTeachingTutor(trx, input.tutorId) : null;
    const failure = checkAssignment(input, tutor);
    if (failure) return failure.problem;
    if (!isRecordId(input.studentId)) return "refused";
    const id = await insertAssignment(trx, { ...input, createdBy });
    if (!id) return "refused";
    const { studentId, tutorId } = input;
    const subject = { kind: "assignment" as const, id };
    await record({ action: "create-assignment", subject, detail: { studentId, tutorId } });
    for (const accountId of [studentId, tutorId]) {
      const data = { assignmentId: id };
      await queueMail(context, trx, { kind: "assignment-created", accountId, data });
    }
    return "created";
  });
  if (outcome !== "created") {
    await recordDenial(context, {
      action: "create-assignment",
      subject: { kind: "assignment", id: null },
      reason: outcome === "refused" ? "not-possible" : outcome,
    });
  }
  return outcome;
}

/** Changes one record as an admin; tells the log, and whether there was anything to change. */
async function changeRecord(
  context: Context,
  { action, kind, id }: { action: AuditAction; kind: AuditSubject["kind"]; id: string },
  change: (trx: Database) => Promise<boolean>,
): Promise<boolean> {
  currentAdmin(context);
  const done =
    isRecordId(id) &&
    (await audited(context, async (trx, record) => {
      const changed = await change(trx);
      if (changed) await record({ action, subject: { kind, id } });
      return changed;
    }));
  if (!done) {
    const subject = { kind, id: isRecordId(id) ? id : null };
    await recordDenial(context, { action, subject, reason: "not-possible" });
  }
  return done;
}

/** Deletes an assignment; for a moment it can be undone. @returns false where it is gone already */
export function removeAssignment(context: Context, assignmentId: string): Promise<boolean> {
  const actorId = currentAdmin(context).accountId;
  const one = { action: "delete-assignment", kind: "assignment", id: assignmentId } as const;
  return changeRecord(context, one, async (trx) => {
    if (!(await lockAssignment(trx, assignmentId))) return false;
    await keepForUndo(trx, { actorId, kind: "assignment", recordId: assignmentId });
    return deleteAssignment(trx, assignmentId);
  });
}

/** Brings back an assignment that this admin deleted, with its content and the approval. */
export function undoRemoveAssignment(context: Context, assignmentId: string): Promise<UndoOutcome> {
  const actorId = currentAdmin(context).accountId;
  const one = { action: "undo-delete-assignment", kind: "assignment", id: assignmentId } as const;
  return undo(context, one, (trx) =>
    restore(trx, { actorId, kind: "assignment", recordId: assignmentId }),
  );
}

/**
 * Deletes a student with account, sessions and assignments; for a moment it can be undone.
 *
 * @returns false where gone already
 */
export async function removeStudent(context: Context, studentId: string): Promise<boolean> {
  const actorId = currentAdmin(context).accountId;
  const one = { action: "delete-student", kind: "student", id: studentId } as const;
  const removed = await changeRecord(context, one, async (trx) => {
    if (!(await lockStudent(trx, studentId))) return false;
    await keepForUndo(trx, { actorId, kind: "student", recordId: studentId });
    return deleteStudent(trx, studentId);
  });
  if (removed) await context.get(servicesContext).erasures.keep();
  return removed;
}

/** Brings back a student that this admin deleted, all but the sessions. */
export function undoRemoveStudent(context: Context, studentId: string): Promise<UndoOutcome> {
  const actorId = currentAdmin(context).accountId;
  const one = { action: "undo-delete-student", kind: "student", id: studentId } as const;
  return undo(context, one, async (trx) => {
    const outcome = await restore(trx, { actorId, kind: "student", recordId: studentId });
    if (outcome === "restored" && (await deleteErasure(trx, studentId))) {
      // Before the commit: should that fail, the erasure is noted down again within the hour.
      await context.get(servicesContext).erasures.takeBack(studentId);
    }
    return outcome;
  });
}

/**
 * Ends every session of a student or tutor, as after a phone was lost; they may sign in again.
 *
 * @returns false where there is no such person
 */
export function signPersonOut(
  context: Context,
  role: "student" | "tutor",
  id: string,
): Promise<boolean> {
  const findName = role === "student" ? findStudentName : findTutorName;
  return changeRecord(context, { action: "sign-person-out", kind: role, id }, async (trx) => {
    if ((await findName(trx, id)) === null) return false;
    await deleteSessionsOf(trx, id);
    return true;
  });
}

/** @returns false where there is no such tutor or it can't be approved now */
export function approveApplication(context: Context, tutorId: string): Promise<boolean> {
  const one = { action: "approve-tutor", kind: "tutor", id: tutorId } as const;
  return changeRecord(context, one, (trx) => approve(context, trx, tutorId));
}

async function approve(context: Context, trx: Database, tutorId: string): Promise<boolean> {
  if (!(await approveTutor(trx, tutorId, new Date()))) return false;
  await queueMail(context, trx, { kind: "application-approved", accountId: tutorId, data: {} });
  return true;
}

/** More than a page can hold. */
const mostApprovals = 100;

/**
 * Approves every application that can be, in one transaction.
 *
 * @returns how many are approved now, and how many could not be: approved already, or gone
 */
export async function approveApplications(
  context: Context,
  tutorIds: readonly string[],
): Promise<{ approved: number; others: number }> {
  currentAdmin(context);
  // In one order, so that two admins never wait for each other.
  const ids = tutorIds.slice(0, mostApprovals).filter(isRecordId).toSorted();
  const action = "approve-tutor";
  const approved = new Set<string>();
  await audited(context, async (trx, record) => {
    for (const id of ids) {
      if (!(await approve(context, trx, id))) continue;
      await record({ action, subject: { kind: "tutor", id } });
      approved.add(id);
    }
  });
  for (const id of ids.filter((one) => !approved.has(one))) {
    await recordDenial(context, { action, subject: { kind: "tutor", id }, reason: "not-possible" });
  }
  return { approved: approved.size, others: tutorIds.length - approved.size };
}

/** @returns false where there is no such tutor or it can't be rejected now */
export function rejectApplication(
  context: Context,
  tutorId: string,
  reason: string,
): Promise<boolean> {
  const one = { action: "reject-tutor", kind: "tutor", id: tutorId } as const;
  return changeRecord(context, one, async (trx) => {
    if (!(await rejectTutor(trx, tutorId, reason))) return false;
    await queueMail(context, trx, { kind: "application-rejected", accountId: tutorId, data: {} });
    return true;
  });
}
