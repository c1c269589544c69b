import { lockLesson, restoreCancelled } from "#data/timetable/cancellations.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { canMakeUp } from "#domain/timetable/cancellation.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import type { Context } from "#request/context.ts";
import { lessonAttempt, NotFound, type NotApproved } from "#use-cases/teaching/content-change.ts";
import { checkBookingOf, type BookingRefusal } from "./book.ts";
import { changeLessons, type Planner } from "./change-lessons.ts";
import { queueLessonChange } from "./notifications.ts";

/**
 * Plans a cancelled lesson again, at its time. Refused where it is over, was not cancelled, or has a
 * make-up lesson, where it was one and there is another, and where its time is taken by now.
 *
 * @param confirmed what the person has confirmed about the time
 * @throws 404 for a lesson that the assignment doesn't have, and for a tutor where that isn't theirs
 */
export function restoreLesson(
  context: Context,
  planner: Planner,
  { assignmentId, lessonId }: { assignmentId: string; lessonId: string },
  confirmed: ConfirmedReasons,
): Promise<Result<null, NotApproved | BookingRefusal | Refusal<"not-possible">>> {
  const attempt = lessonAttempt("restore-lesson", assignmentId, lessonId);
  return changeLessons(context, planner, attempt, async ({ trx, record }) => {
    const lesson = isRecordId(lessonId) ? await lockLesson(trx, assignmentId, lessonId) : null;
    if (!lesson) throw new NotFound("no-item");
    if (!canMakeUp(lesson)) return refuse("not-possible");
    const { startsAt, minutes } = lesson;
    const time = { startsAt, minutes };
    const options = { confirmed, former: startsAt };
    const refusal = await checkBookingOf(trx, planner, assignmentId, time, options);
    if (refusal) return refusal;
    await restoreCancelled(trx, lessonId);
    await record(lessonId, assignmentId);
    await queueLessonChange(context, trx, {
      what: "restored",
      assignmentId,
      lessons: [{ id: lessonId, ...time, was: null }],
    });
    return ok();
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "unique") return refuse("not-possible");
    throw error;
  });
}
