import type { Database } from "#data/shared/database.ts";
import { findAssignmentOfLesson } from "#data/lessons/finished-lessons.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { lockGivenInstead } from "#data/timetable/substitution-page.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Refusal, Result } from "#domain/shared/result.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import { servicesContext, type Context } from "#request/context.ts";
import {
  canManage,
  change,
  lessonAttempt,
  NotFound,
  recordAttempt,
  type RecordItem,
} from "#use-cases/teaching/content-change.ts";

/** A lesson that a tutor wants to join, settle or report. */
interface OwnLesson {
  tutorId: string;
  assignmentId: string;
  lessonId: string;
}

/**
 * As whom a tutor may join, settle and report a lesson now: as the tutor of its assignment, or as who
 * gives it instead; null for its tutor while they are not approved. For a change of lessons it locks
 * the timetables of their people too.
 *
 * @throws NotFound for a lesson that is neither
 */
export async function findGiver(
  trx: Database,
  { tutorId, assignmentId, lessonId }: OwnLesson,
  { changesLessons = false } = {},
): Promise<"own" | "substitute" | null> {
  if (isRecordId(lessonId)) {
    if (changesLessons) await lockTimetablesOf(trx, [assignmentId]);
    if (await lockGivenInstead(trx, tutorId, assignmentId, lessonId)) return "substitute";
  }
  return (await canManage(trx, tutorId, [assignmentId], { changesLessons })) ? "own" : null;
}

/**
 * Runs a tutor's change of a lesson that they give, as `change` does.
 *
 * @throws 404 for a lesson of no assignment
 */
export async function changeGivenLesson<T, R extends Refusal>(
  context: Context,
  action: AuditAction,
  lessonId: string,
  work: (trx: Database, own: OwnLesson, record: RecordItem) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  const { database } = context.get(servicesContext);
  const assignmentId = isRecordId(lessonId)
    ? await findAssignmentOfLesson(database, lessonId)
    : null;
  const attempt = lessonAttempt(action, assignmentId, lessonId);
  const result = await change(context, attempt, async (trx, tutorId, record) => {
    if (!assignmentId) throw new NotFound("no-item");
    return work(trx, { tutorId, assignmentId, lessonId }, record);
  });
  if (!result.ok && result.reason === "not-possible") {
    await recordAttempt(context, attempt, "not-possible");
  }
  return result;
}
