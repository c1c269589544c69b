import type { ContentAddress } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { listDeletedLessons, reopenSeriesOf } from "#data/timetable/deleted-lessons.ts";
import type { Deletion } from "#data/shared/undo.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { queueLessonChange } from "./notifications.ts";
import { restore, undoSeconds } from "#use-cases/shared/undo.ts";

/** Restores the lessons that were deleted together, and lets their series go on. Run it in an undo. */
export async function restoreLessons(
  context: Context,
  trx: Database,
  deletion: Deletion,
  { assignmentId, kind }: ContentAddress,
): Promise<Result<null, Refusal<"late">>> {
  if (kind !== "live-session" || !isRecordId(deletion.recordId)) return refuse("late");
  const several = { ...deletion, kind: "lessons" } as const;
  const lessons = await listDeletedLessons(trx, several);
  const result = await restore(trx, several);
  const [first] = lessons;
  if (!result.ok || !first) return result;
  await reopenSeriesOf(trx, first.id, { recordId: deletion.recordId, seconds: undoSeconds });
  await queueLessonChange(context, trx, {
    what: "restored",
    assignmentId,
    lessons: lessons.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes, was: null })),
    seriesId: first.seriesId,
  });
  return result;
}
