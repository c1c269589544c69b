import type { StudentProgress } from "#data/lessons/progress.ts";
import { readLinkedChildren } from "#data/guardians/guarded-children.ts";
import { findStudentRecord } from "#data/teaching/student-record.ts";
import { canReadReports } from "#domain/guardians/guardian.ts";
import type { ProgressSpan } from "#domain/lessons/progress-span.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { readProgress } from "./progress.ts";
import { coursesOf } from "#use-cases/teaching/courses.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { findChildOf } from "#use-cases/timetable/guardian-preferred-times.ts";

/**
 * The progress of one of the children of a guardian's page, only while the guardian consents to the
 * text that speaks of reports. Nothing is read without it.
 *
 * @throws 404 as for a link that is not valid
 */
export async function loadChildProgress(
  context: Context,
  token: string,
  guardianId: string,
  span: ProgressSpan,
): Promise<StudentProgress> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const child = await findChildOf(database, token, guardianId, readLinkedChildren);
  if (!child || !canReadReports(child)) return denyLink(context);
  const { studentId } = child;
  const record = await findStudentRecord(database, studentId, now);
  const { courses } = record ? coursesOf(record) : { courses: [] };
  const progress = await readProgress(database, { studentId, courses, now }, span);
  return progress ?? denyLink(context);
}
