import {
  findHomeworkOfStudent,
  saveAnswer,
  type AnsweredHomework,
} from "#data/homework/answers.ts";
import { lockHomework } from "#data/homework/uploads.ts";
import { checkAnswer, type AnswerProblem } from "#domain/homework/homework.ts";
import { allowsPhotos } from "#domain/homework/photo.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import { loadOwnCourses, openAssignmentIds } from "#use-cases/teaching/courses.ts";

/** A student's homework as the student sees it. */
export interface OwnAnswer {
  homework: AnsweredHomework;
  /** Whether photos may be added: of a minor only with a guardian's consent. */
  allowsPhotos: boolean;
  /** Whether the student has a guardian, and whether they said when they were born. */
  hasGuardian: boolean;
  hasBirthDate: boolean;
  now: Date;
}

/** Homework of one of the actor's open courses, with its answer. @throws 404 for any other */
export async function loadOwnAnswer(context: Context, homeworkId: string): Promise<OwnAnswer> {
  const { database } = context.get(servicesContext);
  const { record, courses, now } = await loadOwnCourses(context);
  const { accountId } = currentStudent(context);
  const homework = isRecordId(homeworkId)
    ? await findHomeworkOfStudent(database, accountId, homeworkId, now)
    : null;
  if (homework && openAssignmentIds(courses).has(homework.assignmentId)) {
    const { consent, bornOn } = record;
    return {
      homework,
      allowsPhotos: allowsPhotos(record, now),
      hasGuardian: consent !== null,
      hasBirthDate: bornOn !== null,
      now,
    };
  }
  return notFound(context, "no-item", "homework", homeworkId);
}

/** Why an answer is not taken; `closed` once the tutor has said something of it. */
export type AnswerRefusal = Refusal<AnswerProblem | "closed">;

/**
 * Hands in an answer, or changes it until the tutor has said something of it. Its photos are there already.
 *
 * @throws 404 as `loadOwnAnswer` does
 */
export async function handIn(
  context: Context,
  homeworkId: string,
  typed: string,
): Promise<Result<null, AnswerRefusal>> {
  const { homework } = await loadOwnAnswer(context, homeworkId);
  const { id, studentId, assignmentId } = homework;
  const entry = {
    action: "hand-in-homework",
    subject: { kind: "homework", id },
    detail: { assignmentId },
  } as const;
  const result = await auditedTransaction(context, async (trx, record) => {
    await lockHomework(trx, id);
    const current = await findHomeworkOfStudent(trx, studentId, id, new Date());
    if (!current || isClosed(current)) return refuse("closed");
    const failure = checkAnswer(typed, current.photos.length);
    if (failure) return refuse(failure.problem);
    await saveAnswer(trx, id, typed.trim());
    await record(entry);
    return ok();
  });
  if (!result.ok && result.reason === "closed") {
    await recordDenial(context, { ...entry, reason: "not-possible" });
  }
  return result;
}

/** Whether an answer can't be changed any more: its tutor has said something of it. */
export const isClosed = ({ answer }: Pick<AnsweredHomework, "answer">) =>
  answer !== null && answer.markedAt !== null;
