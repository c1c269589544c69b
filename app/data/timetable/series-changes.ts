import type { LessonPatch } from "#domain/timetable/lesson-patch.ts";
import type { SeriesLesson, StoredSeries } from "#domain/timetable/series/series-change.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows, onlyValue } from "#data/shared/rows.ts";

/** A series with the lessons that a change may concern. */
export interface LockedSeries extends StoredSeries {
  id: string;
  /** Planned and not begun, in the order of their places in the series. */
  lessons: SeriesLesson[];
  isEnded: boolean;
}

/**
 * Locks the series of a planned lesson and its lessons to come, until the transaction ends; null
 * where the assignment has no such lesson, or it is of no series. Lock the timetables first.
 */
export async function lockSeriesOf(
  trx: Database,
  { assignmentId, lessonId }: { assignmentId: string; lessonId: string },
  now: Date,
): Promise<LockedSeries | null> {
  const series = await findRow<Omit<LockedSeries, "lessons">>(trx)`
    select s.id, s.last_day::text as "lastDay", s.planned_until::text as "plannedUntil",
      s.planned_before as "plannedBefore",
      s.ended_at is not null as "isEnded",
      (select coalesce(json_agg(json_build_object('weekday', t.weekday,
          'startMinute', t.start_minute, 'minutes', t.minutes) order by t.weekday, t.start_minute), '[]')
        from series_times t where t.series_id = s.id) as times
    from content_items c join lesson_series s on s.id = c.series_id
    where c.id = ${lessonId} and c.assignment_id = ${assignmentId} and c.kind = 'live-session'
      and c.cancelled_at is null
    for update of s`;
  if (!series) return null;
  const lessons = await listRows<SeriesLesson>(trx)`
    select id, starts_at as "startsAt", minutes, series_start as "seriesStart"
    from content_items
    where series_id = ${series.id} and cancelled_at is null and starts_at > ${now}
    order by series_start for update`;
  return { ...series, lessons };
}

/** Whether a series has other lessons than those, held ones included. */
export function hasOtherLessons(trx: Database, seriesId: string, lessonIds: readonly string[]) {
  return onlyValue<boolean>(trx)`
    select exists (select from content_items
      where series_id = ${seriesId} and id <> all(${lessonIds}::uuid[])) as "hasOthers"`;
}

/** A change of several lessons of a series. */
export interface SeriesUpdate {
  lessonIds: readonly string[];
  /** The series that the lessons belong to from now on; the same one, or one split from it. */
  seriesId: string;
  /** By how many minutes their places in the series move. */
  byMinutes: number;
  /** The lessons that begin at their new places; the others keep their time. */
  movedIds: readonly string[];
  patch: LessonPatch;
}

/** Moves and changes locked lessons in one statement, so that they may take each other's places. */
export async function updateLessons(trx: Database, update: SeriesUpdate): Promise<void> {
  const { title, description, url, minutes } = update.patch;
  const place = sql`series_start + make_interval(mins => ${update.byMinutes})`;
  await sql`
    update content_items set series_id = ${update.seriesId}, series_start = ${place},
      starts_at = case when id = any(${update.movedIds}::uuid[]) then ${place} else starts_at end,
      title = coalesce(${title ?? null}, title),
      description = coalesce(${description ?? null}, description),
      url = coalesce(${url ?? null}, url), minutes = coalesce(${minutes ?? null}::smallint, minutes)
    where id = any(${update.lessonIds}::uuid[])`.execute(trx);
}

/** Changes what the next lessons of a locked series are planned with. */
export async function updateSeries(
  trx: Database,
  seriesId: string,
  { title, description, url, minutes }: LessonPatch,
): Promise<void> {
  await sql`
    update lesson_series set title = coalesce(${title ?? null}, title),
      description = coalesce(${description ?? null}, description),
      url = coalesce(${url ?? null}, url)
    where id = ${seriesId}`.execute(trx);
  if (minutes === null || minutes === undefined) return;
  await trx
    .updateTable("series_times")
    .set({ minutes })
    .where("series_id", "=", seriesId)
    .execute();
}

/** Where a series is split, and what becomes of the rest. */
export interface SeriesSplit {
  rest: StoredSeries & { firstDay: string };
  /** The first place that the rest takes along, as the old series has it. */
  from: Date;
  /** By how many minutes its places move. */
  byMinutes: number;
}

/**
 * Splits a locked series: the rest begins a series of its own, with what was left out of it, and the
 * old one ends. @returns its id
 */
export async function splitSeries(
  trx: Database,
  seriesId: string,
  { rest, from, byMinutes }: SeriesSplit,
  createdBy: string,
): Promise<string> {
  const id = await onlyValue<string>(trx)`
    insert into lesson_series (assignment_id, title, description, url, first_day, last_day,
      planned_until, planned_before, skipped, ended_at, continues, created_by)
    select assignment_id, title, description, url, ${rest.firstDay}, ${rest.lastDay}::date,
      ${rest.plannedUntil}, ${rest.plannedBefore}::timestamptz,
      array(select start + make_interval(mins => ${byMinutes}) from unnest(skipped) start
        where start >= ${from}),
      ended_at, id, ${createdBy}
    from lesson_series where id = ${seriesId}
    returning id`;
  await sql`
    insert into series_times (series_id, weekday, start_minute, minutes)
    select ${id}, t.* from jsonb_to_recordset(${JSON.stringify(rest.times)}::jsonb)
      as t (weekday smallint, "startMinute" smallint, minutes smallint)`.execute(trx);
  await sql`
    update lesson_series set skipped = array(
      select start from unnest(skipped) start where start < ${from})
    where id = ${seriesId}`.execute(trx);
  await endSeries(trx, seriesId);
  return id;
}

/** Ends a locked series: no more lessons are planned for it. */
export async function endSeries(trx: Database, seriesId: string): Promise<void> {
  await trx
    .updateTable("lesson_series")
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where("id", "=", seriesId)
    .execute();
}

/** Ends all series of an assignment. */
export async function endAllSeries(trx: Database, assignmentId: string): Promise<void> {
  await trx
    .updateTable("lesson_series")
    .set({ ended_at: sql<Date>`now()` })
    .where("assignment_id", "=", assignmentId)
    .where("ended_at", "is", null)
    .execute();
}

/** Deletes locked lessons of a series. */
export async function deleteLessons(trx: Database, lessonIds: readonly string[]): Promise<void> {
  await trx.deleteFrom("content_items").where("id", "in", lessonIds).execute();
}
