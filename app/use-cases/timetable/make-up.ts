import { hasIdentical, insertContent } from "#data/teaching/content.ts";
import { linkMakeUp, lockLesson } from "#data/timetable/cancellations.ts";
import { updateMakeUpOwed } from "#data/timetable/make-ups.ts";
import type { Content } from "#domain/teaching/content.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import { canMakeUp } from "#domain/timetable/cancellation.ts";
import type { Context } from "#request/context.ts";
import { lessonAttempt, NotFound, type NotApproved } from "#use-cases/teaching/content-change.ts";
import { queueNewItem } from "#use-cases/teaching/item-mails.ts";
import { checkBookingOf, type BookingRefusal } from "./book.ts";
import { changeLessons, type Planner } from "./change-lessons.ts";

/** 'made-up': the cancelled lesson has a make-up lesson already. */
export type MakeUpRefusal = NotApproved | BookingRefusal | Refusal<"made-up">;

/**
 * Plans a lesson that makes up for a cancelled one.
 *
 * @param content of a valid form for a lesson
 * @param confirmed what the person has confirmed about the time
 * @returns its id; null where an identical one was planned already
 * @throws 404 for a lesson that the assignment doesn't have, and for a tutor where that isn't theirs
 */
export function planMakeUp(
  context: Context,
  planner: Planner,
  { assignmentId, cancelledId }: { assignmentId: string; cancelledId: string },
  content: Content,
  confirmed: ConfirmedReasons,
): Promise<Result<string | null, MakeUpRefusal | Refusal<"not-possible">>> {
  const kind = "live-session";
  const attempt = lessonAttempt("publish", assignmentId, null);
  return changeLessons(context, planner, attempt, async ({ trx, people, record }) => {
    const cancelled = isRecordId(cancelledId)
      ? await lockLesson(trx, assignmentId, cancelledId)
      : null;
    const { startsAt, minutes } = content;
    if (!cancelled || !startsAt || minutes === null) throw new NotFound("no-item");
    if (await hasIdentical(trx, assignmentId, kind, content)) return ok(null);
    if (!canMakeUp(cancelled)) return refuse("made-up");
    const time = { startsAt, minutes };
    const refusal = await checkBookingOf(trx, planner, assignmentId, time, { confirmed });
    if (refusal) return refusal;
    const { tutorId } = people;
    const id = await insertContent(trx, { assignmentId, tutorId }, kind, content);
    if (!id) return ok(null);
    await linkMakeUp(trx, id, cancelledId);
    await record(id, assignmentId);
    await queueNewItem(context, trx, { kind, assignmentId, itemId: id }, content);
    return ok(id);
  });
}

/**
 * The office says whether a make-up lesson is to be planned for a cancelled lesson. Refused where it was
 * not cancelled, or has one.
 *
 * @throws 404 for a lesson that the assignment doesn't have
 */
export function setMakeUpOwed(
  context: Context,
  { assignmentId, lessonId }: { assignmentId: string; lessonId: string },
  isOwed: boolean,
): Promise<Result<null, NotApproved | Refusal<"not-possible">>> {
  const attempt = lessonAttempt("set-make-up", assignmentId, lessonId);
  return changeLessons(context, "admin", attempt, async ({ trx, record }) => {
    const lesson = isRecordId(lessonId) ? await lockLesson(trx, assignmentId, lessonId) : null;
    if (!lesson) throw new NotFound("no-item");
    if (!canMakeUp(lesson)) return refuse("not-possible");
    await updateMakeUpOwed(trx, lessonId, isOwed);
    await record(lessonId, assignmentId);
    return ok();
  });
}
