import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { jsonRows } from "#data/shared/json-rows.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { isPlannedLesson, lessonEnd } from "#data/timetable/lesson-time.ts";
import { dayStartSql, timeOffDaysSql } from "#data/timetable/time-off.ts";
import { withoutLink } from "#data/timetable/meeting-link.ts";
import { maxCountedDay, type DayFacts } from "#domain/lessons/day.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { course, person, type LessonToSettle } from "./queue.ts";

/** A day by its first moment and the one after its last, and the present. */
export interface DaySpan {
  from: Date;
  to: Date;
  now: Date;
}

/** A lesson of a day that was not cancelled. */
export interface DayLesson extends DayFacts, Omit<LessonToSettle, "isDisputed"> {}

/** Lessons of a day that are alike, and how many they are. */
export type DayGroup = DayFacts & { lessons: number };

// In the order of the index alone, and limited before anything else is joined: sorting them, which a plan
// that knows neither day nor number prefers, would read a whole day. Those without a link come from their
// own index, up to the last one of these: comparing each link with the patterns takes longer than all else.
// So do suspended tutors, who are few.
const lessonsSql = ({ from, to, now }: DaySpan) => sql`
  with counted as materialized (
    select c.id, c.starts_at, c.minutes, c.substitute_accepted_at, a.*
    from content_items c cross join lateral (
      select id as assignment_id, student_id, tutor_id, status
      from assignments where id = c.assignment_id offset 0) a
    where ${isPlannedLesson()} and c.starts_at >= ${from}::timestamptz
      and c.starts_at < ${to}::timestamptz
      and (${lessonEnd()} <= ${now}::timestamptz or a.status = 'active')
    order by c.starts_at limit ${sql.lit(maxCountedDay)}
  ), last as materialized (select max(starts_at) as starts_at from counted)
  select c.id, c.starts_at, c.assignment_id, c.student_id,
    coalesce(r.tutor_id, c.tutor_id) as tutor_id,
    case when r.disputed_at is not null then 'disputed'
      when r.outcome is not null then r.outcome
      when ${lessonEnd()} > ${now}::timestamptz then 'planned' else 'unsettled' end as standing,
    w.id is null as "hasLink",
    c.tutor_id is not null and t.id is null or c.substitute_accepted_at is not null as "hasTutor"
  from counted c
    left join (select id from tutors where status = 'suspended' offset 0) t on t.id = c.tutor_id
    left join lesson_records r on r.lesson_id = c.id
    left join (select c.id from content_items c
      where ${isPlannedLesson()} and ${withoutLink} and c.starts_at >= ${from}::timestamptz
        and c.starts_at <= (select starts_at from last) offset 0) w on w.id = c.id`;

/** SQL: the `DayGroup`s of a day as JSON. */
export const dayGroupsSql = (span: DaySpan) =>
  jsonRows(sql`select standing, "hasLink", "hasTutor", count(*)::int as lessons
    from (${lessonsSql(span)}) l group by 1, 2, 3`);

/** SQL: the `DayLesson`s of a day as JSON, by their start, each with who gives it. */
export const dayLessonsSql = (span: DaySpan) =>
  jsonRows(sql`select l.id, l.starts_at as "startsAt", l.standing, l."hasLink", l."hasTutor",
      ${course}, ${person}
    from (${lessonsSql(span)}) l
      join assignments a on a.id = l.assignment_id
      join students s on s.id = l.student_id
      left join booked_times b on b.lesson_id = l.id and b.request_id is null
      left join tutors t on t.id = coalesce(b.tutor_id, l.tutor_id)
    order by l.starts_at, l.id`);

/** A tutor who has time off on the day. */
export interface AwayTutor {
  id: string;
  name: string;
  timeOff: TimeOffDays[];
}

/**
 * SQL: the approved tutors, as `t`, with time off `f` on a day (YYYY-MM-DD), and its
 * days and times `d`.
 */
const awaySql = (date: string) => sql`time_off f join tutors t on t.id = f.tutor_id
  cross join lateral (select ${timeOffDaysSql}) d
  where f.ends_at > ${dayStartSql(sql`${date}::date`)}
    and f.starts_at < ${dayStartSql(sql`${date}::date + 1`)} and t.status = 'approved'`;

/** SQL: how many tutors are away on a day. */
export const countAwaySql = (date: string) =>
  sql`(select count(distinct t.id)::int from ${awaySql(date)})`;

/** What the office sees of a day. */
export interface OfficeDay {
  lessons: DayLesson[];
  away: AwayTutor[];
}

// Dates within JSON arrive as text.
export const withStarts = (lessons: readonly DayLesson[]): DayLesson[] =>
  lessons.map((lesson) => ({ ...lesson, startsAt: new Date(lesson.startsAt) }));

/** The lessons of a day and the tutors who are away, in one statement. @param date YYYY-MM-DD */
export async function findOfficeDay(db: Database, date: string, span: DaySpan): Promise<OfficeDay> {
  const found = await onlyRow<OfficeDay>(db)`
    select ${dayLessonsSql(span)} as lessons,
      ${jsonRows(sql`
        select t.id, concat_ws(' ', t.first_name, nullif(t.last_name, '')) as name,
          json_agg(d order by f.starts_at) as "timeOff"
        from ${awaySql(date)} group by t.id order by name, t.id`)} as away`;
  return { ...found, lessons: withStarts(found.lessons) };
}
