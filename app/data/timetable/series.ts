import type { Content } from "#domain/teaching/content.ts";
import type { LessonTime, SeriesRule, SeriesTime } from "#domain/timetable/series/series.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";
import { orRoom } from "./rooms.ts";

/** A series to be stored. Its times have the lengths of its lessons. */
export interface NewSeries extends SeriesRule {
  assignmentId: string;
  content: Content;
  plannedUntil: string;
  createdBy: string;
  /** The series that it was split from, or planned again after. */
  continues: string | null;
}

/** Stores a series without its lessons. @returns its id */
export async function insertSeries(trx: Database, series: NewSeries): Promise<string> {
  const { content, times } = series;
  const { id } = await trx
    .insertInto("lesson_series")
    .values({
      assignment_id: series.assignmentId,
      title: content.title,
      description: content.description,
      url: content.url ?? "",
      first_day: series.firstDay,
      last_day: series.lastDay,
      planned_until: series.plannedUntil,
      continues: series.continues,
      created_by: series.createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertTimes(trx, id, times);
  return id;
}

async function insertTimes(
  trx: Database,
  seriesId: string,
  times: readonly SeriesTime[],
): Promise<void> {
  await trx
    .insertInto("series_times")
    .values(
      times.map(({ weekday, startMinute, minutes }) => ({
        series_id: seriesId,
        weekday,
        start_minute: startMinute,
        minutes,
      })),
    )
    .execute();
}

/** A series that an earlier submit of the same form planned. */
export interface SameSeries {
  id: string;
  /** How many lessons it has. */
  lessons: number;
  /** Whether each of the wanted lessons that it once planned is still planned. */
  isWhole: boolean;
}

/**
 * The same series of an assignment that has not ended; null for none. With several, one that is
 * whole.
 */
export function findSameSeries(
  trx: Database,
  series: NewSeries,
  wanted: readonly LessonTime[],
): Promise<SameSeries | null> {
  const { content, times } = series;
  const ownLessons = sql`from content_items c where c.series_id = s.id and c.cancelled_at is null`;
  return findRow<SameSeries>(trx)`
    select s.id,
      (select count(*)::int ${ownLessons}) as lessons,
      not exists (select from unnest(${wanted.map(({ startsAt }) => startsAt)}::timestamptz[]) start
        where (start at time zone 'Asia/Kolkata')::date <= s.planned_until
          and start <> all(s.skipped)
          and not exists (select ${ownLessons} and c.series_start = start)) as "isWhole"
    from lesson_series s
    where s.assignment_id = ${series.assignmentId} and s.ended_at is null
      and s.title = ${content.title} and s.description = ${content.description}
      and s.url = ${content.url ?? ""} and s.first_day = ${series.firstDay}
      and s.last_day is not distinct from ${series.lastDay}::date
      and array(select (t.weekday * 1440 + t.start_minute) * 1000 + t.minutes from series_times t
        where t.series_id = s.id order by 1) = ${codesOf(times)}::int[]
    order by "isWhole" desc, s.id limit 1`;
}

const codesOf = (times: readonly SeriesTime[]) =>
  times
    .map(({ weekday, startMinute, minutes }) => (weekday * 1440 + startMinute) * 1000 + minutes)
    .toSorted((a, b) => a - b);

/** A lesson of a series to be planned; `seriesStart` is its place in the series. */
export interface NewSeriesLesson extends LessonTime {
  seriesStart: Date;
}

export interface CourseLesson extends LessonTime {
  id: string;
}

/**
 * Plans lessons of a series, with its title, description and link, or else in its tutor's room. A
 * place that has a lesson already gets no second one. Only the first lesson is new to the student: a series is one mark.
 *
 * @param markFirst false where none of them is new, as when a series is extended
 */
export const insertSeriesLessons = (
  trx: Database,
  seriesId: string,
  lessons: readonly NewSeriesLesson[],
  markFirst: boolean,
) => listRows<CourseLesson>(trx)`
    with planned as (
      insert into content_items (assignment_id, kind, title, description, url, starts_at, minutes,
        series_id, series_start, created_by)
      select s.assignment_id, 'live-session', s.title, s.description, ${orRoom(sql`s.url`)}, l.starts_at, l.minutes,
        s.id, l.series_start, a.tutor_id
      from lesson_series s
      join assignments a on a.id = s.assignment_id
      left join tutors t on t.id = a.tutor_id
      cross join unnest(
        ${lessons.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${lessons.map(({ minutes }) => minutes)}::smallint[],
        ${lessons.map(({ seriesStart }) => seriesStart)}::timestamptz[]
      ) l (starts_at, minutes, series_start)
      where s.id = ${seriesId}
      on conflict (series_id, series_start) do nothing
      returning id, starts_at, minutes
    ), marks as (
      insert into seen_items (student_id, item_id)
      select a.student_id, p.id
      from planned p, lesson_series s join assignments a on a.id = s.assignment_id
      where s.id = ${seriesId}
        and (not ${markFirst} or p.starts_at > (select min(starts_at) from planned))
      order by p.id
    )
    select id, starts_at as "startsAt", minutes from planned order by starts_at`;
