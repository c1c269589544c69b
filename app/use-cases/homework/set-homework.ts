import { insertHomework } from "#data/homework/homeworks.ts";
import type { CourseNames } from "#data/teaching/notice-names.ts";
import {
  checkHomework,
  type HomeworkInput,
  type HomeworkProblem,
} from "#domain/homework/homework.ts";
import { canManageContent } from "#domain/people/tutor.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, deny, notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { findOwnCourse } from "#use-cases/teaching/notice-names.ts";

/** The course of an assignment of the actor's, to set homework in. @throws 404 for any other */
export async function loadCourseForHomework(
  context: Context,
  assignmentId: string,
): Promise<CourseNames> {
  return (
    (await findOwnCourse(context, assignmentId)) ??
    notFound(context, "no-assignment", "assignment", assignmentId)
  );
}

/**
 * Sets homework that no report asks for.
 *
 * @returns its id
 * @throws 404 as `loadCourseForHomework` does
 */
export async function setHomework(
  context: Context,
  assignmentId: string,
  input: HomeworkInput,
): Promise<Result<string, Refusal<HomeworkProblem | "not-approved">>> {
  await loadCourseForHomework(context, assignmentId);
  const { accountId: tutorId, tutor } = currentTutor(context);
  const action = "set-homework";
  if (!canManageContent(tutor.status)) {
    const subject = { kind: "assignment", id: assignmentId } as const;
    return deny(context, { action, subject, reason: "not-approved" });
  }
  const failure = checkHomework(input, new Date());
  if (failure) return refuse(failure.problem);
  const set = {
    assignmentId,
    tutorId,
    text: input.text.trim(),
    until: input.until.trim() || null,
  };
  const id = await auditedTransaction(context, async (trx, record) => {
    const added = await insertHomework(trx, set);
    if (!added) return null;
    const subject = { kind: "homework", id: added } as const;
    await record({ action, subject, detail: { assignmentId } });
    return added;
  });
  return id ? ok(id) : notFound(context, "no-assignment", "assignment", assignmentId);
}
