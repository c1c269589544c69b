import {
  endGuardian,
  findStudentGuardian,
  listAnswers,
  lockGuardianOf,
  type PastAnswer,
  type StudentGuardian,
} from "#data/guardians.ts";
import { isRecordId } from "#domain/record-id.ts";
import { data, type RouterContextProvider } from "react-router";
import { loadStudentName } from "./admin-lists.ts";
import { audited, recordDenial } from "./audit.ts";
import { adminDatabase } from "./guards.ts";

type Context = Readonly<RouterContextProvider>;

/** A student's guardian, and every answer of theirs and of those before. @throws 404 for no student */
export async function loadGuardianOf(
  context: Context,
  studentId: string,
): Promise<{ name: string; student: StudentGuardian; answers: PastAnswer[] }> {
  const database = adminDatabase(context);
  const name = await loadStudentName(context, studentId);
  const student = await findStudentGuardian(database, studentId);
  if (!student) throw data("no-student", { status: 404 });
  return { name, student, answers: await listAnswers(database, studentId) };
}

/** Ends the access of a student's guardian. @returns false where there is none */
export async function endGuardianOf(context: Context, studentId: string): Promise<boolean> {
  adminDatabase(context);
  const done =
    isRecordId(studentId) &&
    (await audited(context, async (trx, record) => {
      await lockGuardianOf(trx, studentId);
      const id = (await findStudentGuardian(trx, studentId))?.guardian?.id;
      if (id === undefined) return false;
      await endGuardian(trx, id, "admin");
      const subject = { kind: "guardian" as const, id };
      await record({ action: "end-guardian", subject, detail: { studentId } });
      return true;
    }));
  if (!done) {
    const subject = { kind: "student" as const, id: isRecordId(studentId) ? studentId : null };
    await recordDenial(context, { action: "end-guardian", subject, reason: "not-possible" });
  }
  return done;
}
