import {
  cancelLessons,
  findLesson,
  lockLesson,
  type FoundLesson,
} from "#data/timetable/cancellations.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { canCancel, toOneLine } from "#domain/timetable/cancellation.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { queueLessonChange } from "./notifications.ts";
import { loadOwnAssignment } from "#use-cases/assignments/tutor-assignments.ts";
import { lessonAttempt, NotFound, type NotApproved } from "#use-cases/teaching/content-change.ts";
import { changeLessons, type Planner } from "./change-lessons.ts";

/** A lesson of the tutor's own assignment. @throws 404 for any other */
export async function loadOwnLesson(context: Context, lessonId: string): Promise<FoundLesson> {
  const { database } = context.get(servicesContext);
  const { id } = await loadOwnAssignment(context);
  const lesson = isRecordId(lessonId) ? await findLesson(database, id, lessonId) : null;
  return lesson ?? notFound(context, "no-item", "live-session", lessonId);
}

/**
 * Cancels a lesson: it stays, marked, with the reason, and its time is free. Refused where it is over
 * or cancelled already.
 *
 * @param reason a valid one (`checkCancelReason`)
 * @param isMakeUpOwed whether a lesson that makes up for it is to be planned
 * @throws 404 for a lesson that the assignment doesn't have, and for a tutor where that isn't theirs
 */
export function cancelLesson(
  context: Context,
  planner: Planner,
  { assignmentId, lessonId }: { assignmentId: string; lessonId: string },
  { reason, isMakeUpOwed }: { reason: string; isMakeUpOwed: boolean },
): Promise<Result<null, NotApproved | Refusal<"not-possible">>> {
  const attempt = lessonAttempt("cancel-lesson", assignmentId, lessonId);
  return changeLessons(context, planner, attempt, async ({ trx, accountId, record }) => {
    const lesson = isRecordId(lessonId) ? await lockLesson(trx, assignmentId, lessonId) : null;
    if (!lesson) throw new NotFound("no-item");
    const now = new Date();
    if (!canCancel(lesson, now)) return refuse("not-possible");
    const { startsAt, minutes } = lesson;
    await cancelLessons(trx, [{ id: lessonId, isLate: isLate(startsAt, now) }], {
      by: accountId,
      as: planner,
      reason: toOneLine(reason),
      isMakeUpOwed,
    });
    await record(lessonId, assignmentId);
    await queueLessonChange(context, trx, {
      what: "cancelled",
      assignmentId,
      lessons: [{ id: lessonId, startsAt, minutes, was: null }],
    });
    return ok();
  });
}
