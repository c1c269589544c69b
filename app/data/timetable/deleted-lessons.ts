import type { LessonTime } from "#domain/timetable/series/series.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import type { Deletion } from "#data/shared/undo.ts";

type DeletedLesson = LessonTime & { id: string; seriesId: string | null };

/** The lessons of a deletion that can be undone, in their order. */
export function listDeletedLessons(trx: Database, { actorId, kind, recordId }: Deletion) {
  return listRows<DeletedLesson>(trx)`
    select (row ->> 'id')::uuid as id, (row ->> 'starts_at')::timestamptz as "startsAt",
      (row ->> 'minutes')::int as minutes, row ->> 'series_id' as "seriesId"
    from undo_snapshots, jsonb_array_elements(parts) part, jsonb_array_elements(part -> 'rows') row
    where record_id = ${recordId} and actor_id = ${actorId} and kind = ${kind}
      and part ->> 'table' = 'content_items'
    order by 2`;
}

/**
 * Lets a series go on that ended when its lessons were deleted, after they have been restored. One
 * that a cancellation had ended before, or a move that split it, stays ended.
 *
 * @param lessonId one of them
 * @param deletion.recordId the record of its snapshot
 * @param deletion.seconds how long a snapshot is kept
 */
export async function reopenSeriesOf(
  trx: Database,
  lessonId: string,
  deletion: { recordId: string; seconds: number },
): Promise<void> {
  // Both are the time of the transaction that deleted them.
  await sql`
    update lesson_series set ended_at = null
    where id = (select series_id from content_items where id = ${lessonId})
      and ended_at = (select expires_at - make_interval(secs => ${deletion.seconds})
        from undo_snapshots where record_id = ${deletion.recordId})`.execute(trx);
}
