import type { ContentAddress } from "#data/teaching/content.ts";
import { cancelLessons as cancelAll } from "#data/timetable/cancellations.ts";
import { deleteLessons as deleteAll, endSeries } from "#data/timetable/series-changes.ts";
import type { DenialReason } from "#domain/audit/audit.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { toOneLine } from "#domain/timetable/cancellation.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import type { SeriesLesson } from "#domain/timetable/series/series-change.ts";
import type { Context } from "#request/context.ts";
import { queueLessonChange } from "./notifications.ts";
import {
  recordAttempt,
  type Attempt,
  type NotApproved,
} from "#use-cases/teaching/content-change.ts";
import { saveForUndo } from "#use-cases/shared/undo.ts";
import { changeLessons, type LessonWork, type Planner } from "./change-lessons.ts";
import { lockScope, type WideScope } from "./change-series.ts";

/** How many lessons; 'gone' for a lesson that is of no series, or has begun. */
type Ended = Result<number, NotApproved | Refusal<"gone" | "not-possible">>;

/**
 * Cancels a lesson with others of its series, which ends: they stay, marked, with the reason, and
 * their times are free. Those that have begun or come before stay as they are.
 *
 * @param reason a valid one (`checkCancelReason`)
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export function cancelLessons(
  context: Context,
  planner: Planner,
  address: ContentAddress,
  scope: WideScope,
  reason: string,
): Promise<Ended> {
  const attempt = { action: "cancel-lessons", ...address, goneAs: "not-possible" } as const;
  return endLessons(context, planner, attempt, scope, async ({ trx, accountId }, lessons, now) => {
    await cancelAll(
      trx,
      lessons.map(({ id, startsAt }) => ({ id, isLate: isLate(startsAt, now) })),
      { by: accountId, as: planner, reason: toOneLine(reason) },
    );
  });
}

/**
 * Deletes a lesson with others of its series, which ends: those that have begun, were cancelled or
 * come before stay. It can be undone for some seconds, all at once.
 *
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export function deleteLessons(
  context: Context,
  planner: Planner,
  address: ContentAddress,
  scope: WideScope,
): Promise<Ended> {
  const attempt = { action: "unpublish-lessons", ...address, goneAs: "not-found" } as const;
  return endLessons(context, planner, attempt, scope, async ({ trx, accountId }, lessons) => {
    const itemIds = lessons.map(({ id }) => id);
    const { itemId } = address;
    await saveForUndo(trx, { actorId: accountId, kind: "lessons", recordId: itemId, itemIds });
    await deleteAll(trx, itemIds);
  });
}

/** @param write cancels or deletes the lessons; afterwards their series ends */
async function endLessons(
  context: Context,
  planner: Planner,
  { goneAs, ...attempt }: Attempt & ContentAddress & { goneAs: DenialReason },
  scope: WideScope,
  write: (work: LessonWork, lessons: readonly SeriesLesson[], now: Date) => Promise<void>,
): Promise<Ended> {
  const now = new Date();
  const { assignmentId, itemId } = attempt;
  const result = await changeLessons(context, planner, attempt, async (work) => {
    const found = await lockScope(work.trx, attempt, scope, now);
    if (!found) return refuse("gone");
    const { series, lessons } = found;
    await write(work, lessons, now);
    await endSeries(work.trx, series.id);
    await work.record(itemId, assignmentId);
    await queueLessonChange(context, work.trx, {
      what: "cancelled",
      assignmentId,
      lessons: lessons.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes, was: null })),
      seriesId: series.id,
    });
    return ok(lessons.length);
  });
  if (!result.ok && result.reason === "gone") await recordAttempt(context, attempt, goneAs);
  return result;
}
