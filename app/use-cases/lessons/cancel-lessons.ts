import type { ContentAddress } from "#data/content.ts";
import { cancelLessons as cancelAll } from "#data/timetable/cancellations.ts";
import { endSeries } from "#data/timetable/series-changes.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import { toOneLine } from "#domain/timetable/cancellation.ts";
import { isLate } from "#domain/timetable/change-rule.ts";
import type { RouterContextProvider } from "react-router";
import { queueLessonChange } from "#use-cases/lesson-notifications.ts";
import { recordAttempt, type NotApproved } from "#use-cases/tutor/content-change.ts";
import { changeLessons, type Planner } from "./change-lessons.ts";
import { lockScope, type WideScope } from "./change-series.ts";

/**
 * Cancels a lesson with others of its series, which ends: they stay, marked, with the reason, and
 * their times are free. Those that have begun or come before stay as they are.
 *
 * @param reason a valid one (`checkCancelReason`)
 * @returns how many; 'gone' for a lesson that is of no series, or has begun
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export async function cancelLessons(
  context: Readonly<RouterContextProvider>,
  planner: Planner,
  address: ContentAddress,
  scope: WideScope,
  reason: string,
): Promise<Result<number, NotApproved | Refusal<"gone" | "not-possible">>> {
  const now = new Date();
  const { assignmentId, itemId } = address;
  const attempt = { action: "cancel-lessons", ...address } as const;
  const result = await changeLessons<number, Refusal<"gone">>(
    context,
    planner,
    attempt,
    async ({ trx, accountId, record }) => {
      const found = await lockScope(trx, address, scope, now);
      if (!found) return refuse("gone");
      const { series, lessons } = found;
      await cancelAll(
        trx,
        lessons.map(({ id, startsAt }) => ({ id, isLate: isLate(startsAt, now) })),
        { by: accountId, as: planner, reason: toOneLine(reason) },
      );
      await endSeries(trx, series.id);
      await record(itemId, assignmentId);
      await queueLessonChange(context, trx, {
        what: "cancelled",
        assignmentId,
        lessons: lessons.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes, was: null })),
        seriesId: series.id,
      });
      return ok(lessons.length);
    },
  );
  if (!result.ok && result.reason === "gone") await recordAttempt(context, attempt, "not-possible");
  return result;
}
