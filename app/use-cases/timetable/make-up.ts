import { hasIdentical, insertContent } from "#data/teaching/content.ts";
import { linkMakeUp, lockLesson } from "#data/timetable/cancellations.ts";
import type { Content } from "#domain/teaching/content.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import { canMakeUp } from "#domain/timetable/cancellation.ts";
import type { Context } from "#request/context.ts";
import {
  canManage,
  change,
  NotFound,
  type NotApproved,
} from "#use-cases/teaching/content-change.ts";
import { queueNewItem } from "#use-cases/teaching/item-mails.ts";
import { checkOwnBooking, type BookingRefusal } from "./book.ts";

/** 'made-up': the cancelled lesson has a make-up lesson already. */
export type MakeUpRefusal = NotApproved | BookingRefusal | Refusal<"made-up">;

/**
 * Plans a live session that makes up for a cancelled one of the tutor's own assignment.
 *
 * @param content of a valid form for a live session
 * @param confirmed what the tutor has confirmed about the time
 * @returns its id; null where an identical one was planned already
 * @throws 404 for a lesson that isn't theirs
 */
export function planMakeUp(
  context: Context,
  { assignmentId, cancelledId }: { assignmentId: string; cancelledId: string },
  content: Content,
  confirmed: ConfirmedReasons,
): Promise<Result<string | null, MakeUpRefusal>> {
  const kind = "live-session";
  const attempt = { action: "publish", kind, assignmentId, itemId: null } as const;
  return change<string | null, MakeUpRefusal>(context, attempt, async (trx, tutorId, record) => {
    const ids = [assignmentId];
    if (!(await canManage(trx, tutorId, ids, { changesLessons: true }))) {
      return refuse("not-approved");
    }
    const cancelled = isRecordId(cancelledId)
      ? await lockLesson(trx, assignmentId, cancelledId)
      : null;
    const { startsAt, minutes } = content;
    if (!cancelled || !startsAt || minutes === null) throw new NotFound("no-item");
    if (await hasIdentical(trx, assignmentId, kind, content)) return ok(null);
    if (!canMakeUp(cancelled)) return refuse("made-up");
    const time = { startsAt, minutes };
    const refusal = await checkOwnBooking(trx, assignmentId, time, { confirmed });
    if (refusal) return refusal;
    const id = await insertContent(trx, { assignmentId, tutorId }, kind, content);
    if (!id) return ok(null);
    await linkMakeUp(trx, id, cancelledId);
    await record(id, assignmentId);
    await queueNewItem(context, trx, { kind, assignmentId, itemId: id }, content);
    return ok(id);
  });
}
