import { deleteErasure } from "#data/account/erasures.ts";
import { billStudent } from "#data/fees/bills.ts";
import { holdOffEntries } from "#data/fees/hold.ts";
import { deleteStudent, findStudentName, lockStudent } from "#data/people/students.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Result } from "#domain/shared/result.ts";
import { data } from "react-router";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { restore, saveForUndo, undo, type UndoRefusal } from "#use-cases/shared/undo.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** A student's name. @throws 404 where there is none */
export async function loadStudentName(context: Context, studentId: string): Promise<string> {
  const database = adminDatabase(context);
  const name = isRecordId(studentId) ? await findStudentName(database, studentId) : null;
  if (name === null) throw data("no-student", { status: 404 });
  return name;
}

/**
 * Deletes a student with account, sessions and assignments, with a short time to undo it. Refused
 * where the student is gone already.
 */
export async function removeStudent(context: Context, studentId: string): ChangeResult {
  const actorId = currentAdmin(context).accountId;
  const change = { action: "delete-student", kind: "student", id: studentId } as const;
  const result = await changeRecord(context, change, async (trx) => {
    if (!(await lockStudent(trx, studentId))) return false;
    await saveForUndo(trx, { actorId, kind: "student", recordId: studentId });
    return deleteStudent(trx, studentId);
  });
  if (result.ok) await context.get(servicesContext).erasures.save();
  return result;
}

/** Restores a student that this admin has just deleted, except for the sessions. */
export async function undoRemoveStudent(
  context: Context,
  studentId: string,
): Promise<Result<null, UndoRefusal>> {
  const actorId = currentAdmin(context).accountId;
  const change = { action: "undo-delete-student", kind: "student", id: studentId } as const;
  const undone = await undo(context, change, async (trx) => {
    // Who joins the student's family meanwhile would leave the student in one that is none any more.
    await holdOffEntries(trx);
    const result = await restore(trx, { actorId, kind: "student", recordId: studentId });
    if (result.ok && (await deleteErasure(trx, studentId))) {
      // Before the commit: if the commit fails, the erasure is recorded again within the hour.
      await context.get(servicesContext).erasures.revoke(studentId);
    }
    return result;
  });
  if (undone.ok) await billStudent(context.get(servicesContext).database, studentId);
  return undone;
}
