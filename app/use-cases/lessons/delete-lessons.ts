import type { ContentAddress } from "#data/content.ts";
import { deleteLessons as deleteAll, endSeries } from "#data/timetable/series-changes.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import type { RouterContextProvider } from "react-router";
import { queueLessonChange } from "#use-cases/lesson-notifications.ts";
import { recordAttempt, type NotApproved } from "#use-cases/tutor/content-change.ts";
import { saveForUndo } from "#use-cases/undo.ts";
import { changeLessons, type Planner } from "./change-lessons.ts";
import { lockScope, type WideScope } from "./change-series.ts";

/**
 * Deletes a lesson with others of its series, which ends: those that have begun, were cancelled or
 * come before stay. It can be undone for some seconds, all at once.
 *
 * @returns how many; 'gone' for a lesson that is of no series, or has begun
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export async function deleteLessons(
  context: Readonly<RouterContextProvider>,
  planner: Planner,
  address: ContentAddress,
  scope: WideScope,
): Promise<Result<number, NotApproved | Refusal<"gone" | "not-possible">>> {
  const now = new Date();
  const attempt = { action: "unpublish-lessons", ...address } as const;
  const result = await changeLessons<number, Refusal<"gone">>(
    context,
    planner,
    attempt,
    async ({ trx, accountId, record }) => {
      const found = await lockScope(trx, address, scope, now);
      if (!found) return refuse("gone");
      const { series, lessons } = found;
      const lessonIds = lessons.map(({ id }) => id);
      await saveForUndo(trx, {
        actorId: accountId,
        kind: "lessons",
        recordId: address.itemId,
        itemIds: lessonIds,
      });
      await endSeries(trx, series.id);
      await queueLessonChange(context, trx, {
        what: "cancelled",
        assignmentId: address.assignmentId,
        lessons: lessons.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes, was: null })),
        seriesId: series.id,
      });
      await deleteAll(trx, lessonIds);
      await record(address.itemId, address.assignmentId);
      return ok(lessons.length);
    },
  );
  if (!result.ok && result.reason === "gone") await recordAttempt(context, attempt, "not-found");
  return result;
}
