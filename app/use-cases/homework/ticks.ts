import { findOwnHomework, setHomeworkDone, type OwnHomework } from "#data/homework/homeworks.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { auditedChange, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import { loadOwnCourses, openAssignmentIds } from "#use-cases/teaching/courses.ts";

/**
 * Homework of one of the actor's open courses (§4).
 *
 * @throws 404 for any other, and for one that does not exist
 */
export async function loadOwnHomework(context: Context, homeworkId: string): Promise<OwnHomework> {
  const { database } = context.get(servicesContext);
  const { courses } = await loadOwnCourses(context);
  const { accountId } = currentStudent(context);
  const homework = isRecordId(homeworkId)
    ? await findOwnHomework(database, accountId, homeworkId)
    : null;
  if (homework && openAssignmentIds(courses).has(homework.assignmentId)) return homework;
  return notFound(context, "no-item", "homework", homeworkId);
}

/** Ticks homework or removes its tick. @throws 404 as `loadOwnHomework` does */
export async function tickHomework(
  context: Context,
  homeworkId: string,
  isDone: boolean,
): Promise<void> {
  const { id, assignmentId } = await loadOwnHomework(context, homeworkId);
  const action = isDone ? "finish-item" : "reopen-item";
  const change = { action, subject: { kind: "homework", id }, detail: { assignmentId } } as const;
  await auditedChange(context, change, (trx) => setHomeworkDone(trx, id, isDone));
}
