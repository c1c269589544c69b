import {
  endGuardian,
  findStudentGuardian,
  lockGuardianOf,
  type StudentGuardian,
} from "#data/guardians/guardians.ts";
import { listConsents, type PastConsent } from "#data/guardians/past-consents.ts";
import { listContactReads, type ContactRead } from "#data/audit/contact-reads.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok } from "#domain/shared/result.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { auditedTransaction, deny } from "#request/audit.ts";
import { recordContactReads } from "#request/contact-reads.ts";
import { adminDatabase } from "#security/guards.ts";
import { loadStudentName } from "#use-cases/people/students.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";

const shownReads = 10;

/**
 * A student's guardian, all answers of theirs and of former guardians, and who has read the contact of
 * a minor. @throws 404 for no student
 */
export async function loadStudentGuardian(
  context: Context,
  studentId: string,
): Promise<{
  name: string;
  student: StudentGuardian;
  answers: PastConsent[];
  reads: ContactRead[];
}> {
  const database = adminDatabase(context);
  const name = await loadStudentName(context, studentId);
  const student = await findStudentGuardian(database, studentId);
  if (!student) throw data("no-student", { status: 404 });
  await recordContactReads(context, [studentId]);
  const answers = await listConsents(database, studentId);
  return { name, student, answers, reads: await listContactReads(database, studentId, shownReads) };
}

/** Ends the access of a student's guardian. Refused where there is none. */
export async function endStudentGuardian(context: Context, studentId: string): ChangeResult {
  adminDatabase(context);
  const action = "end-guardian";
  const wasEnded =
    isRecordId(studentId) &&
    (await auditedTransaction(context, async (trx, record) => {
      await lockGuardianOf(trx, studentId);
      const id = (await findStudentGuardian(trx, studentId))?.guardian?.id;
      if (id === undefined) return false;
      await endGuardian(trx, id, "admin");
      await record({ action, subject: { kind: "guardian", id }, detail: { studentId } });
      return true;
    }));
  if (wasEnded) return ok();
  const subject = { kind: "student" as const, id: isRecordId(studentId) ? studentId : null };
  return deny(context, { action, subject, reason: "not-possible" });
}
