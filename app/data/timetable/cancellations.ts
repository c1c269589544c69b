import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import type { Canceller } from "#domain/timetable/lesson.ts";
import type { CancellableLesson } from "#domain/timetable/cancellation.ts";
import { sql } from "kysely";

export interface FoundLesson extends CancellableLesson {
  id: string;
  title: string;
  description: string;
  url: string;
  /** Whether it is a lesson of a weekly series. */
  isOfSeries: boolean;
}

const select = (assignmentId: string, lessonId: string) => sql`
  select c.id, c.title, c.description, c.url, c.starts_at as "startsAt", c.minutes,
    c.cancelled_at is not null as "isCancelled", c.series_id is not null as "isOfSeries",
    exists (select from content_items m where m.makes_up_for = c.id and m.cancelled_at is null)
      as "isMadeUp"
  from content_items c
  where c.id = ${lessonId} and c.assignment_id = ${assignmentId} and c.kind = 'live-session'`;

/** A lesson of an assignment; null where it has no such one. */
export const findLesson = (db: Database, assignmentId: string, lessonId: string) =>
  findRow<FoundLesson>(db)`${select(assignmentId, lessonId)}`;

/** The same, locked until the transaction ends. */
export const lockLesson = (trx: Database, assignmentId: string, lessonId: string) =>
  findRow<FoundLesson>(trx)`${select(assignmentId, lessonId)} for update of c`;

/**
 * Cancels locked lessons; a trigger frees their time.
 *
 * @param isMakeUpOwed whether lessons that make up for them are to be planned
 */
export async function cancelLessons(
  trx: Database,
  lessons: readonly { id: string; isLate: boolean }[],
  {
    by,
    as,
    reason,
    isMakeUpOwed = false,
  }: { by: string | null; as: Canceller; reason: string; isMakeUpOwed?: boolean },
): Promise<void> {
  await sql`
    update content_items c set cancelled_at = now(), cancelled_by = ${by}::uuid,
      cancelled_as = ${as}, cancel_reason = ${reason}, cancelled_late = l.is_late,
      make_up_owed = ${isMakeUpOwed}
    from unnest(${lessons.map(({ id }) => id)}::uuid[],
      ${lessons.map(({ isLate }) => isLate)}::boolean[]) l (id, is_late)
    where c.id = l.id`.execute(trx);
}

/** Takes back that a locked lesson was cancelled; a trigger books its time, which has to be free. */
export async function restoreCancelled(trx: Database, lessonId: string): Promise<void> {
  await trx
    .updateTable("content_items")
    .set({
      cancelled_at: null,
      cancelled_by: null,
      cancelled_as: null,
      cancel_reason: null,
      cancelled_late: null,
      make_up_owed: false,
    })
    .where("id", "=", lessonId)
    .execute();
}

/** Stores that a lesson makes up for a cancelled one. */
export async function linkMakeUp(
  trx: Database,
  lessonId: string,
  cancelledId: string,
): Promise<void> {
  await trx
    .updateTable("content_items")
    .set({ makes_up_for: cancelledId })
    .where("id", "=", lessonId)
    .execute();
}
