import type { StudentProgress } from "#data/lessons/progress.ts";
import type { ProgressSpan } from "#domain/lessons/progress-span.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { notFound } from "#request/audit.ts";
import { adminDatabase } from "#security/guards.ts";
import { readProgress } from "./progress.ts";

/** A student's progress in a time, for an admin. @throws 404 for no student */
export async function loadStudentProgress(
  context: Context,
  studentId: string,
  span: ProgressSpan,
): Promise<StudentProgress> {
  const database = adminDatabase(context);
  const student = { studentId, courses: null, now: new Date() };
  const progress = isRecordId(studentId) ? await readProgress(database, student, span) : null;
  return progress ?? notFound(context, "no-student", "student", studentId);
}
