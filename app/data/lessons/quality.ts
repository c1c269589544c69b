import {
  idleDays,
  lateReportHours,
  measures,
  missingReportHours,
  timedStandings,
  type Measure,
  type TimedStanding,
} from "#domain/lessons/quality.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listValues, onlyRow } from "#data/shared/rows.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";
import { isOverdueSql } from "./queue.ts";

/** The length of a lesson that was deleted before records began. */
const usual = sql.lit(60);

/** The moments of a month, and the present one. */
export interface MonthRange {
  from: Date;
  to: Date;
  now: Date;
}

const isKnown = sql`(r.outcome is not null or r.disputed_at is not null)`;

/**
 * SQL: the lessons of a month that took place, did not, were cancelled or are overdue, each in
 * one row. Each part reads the month's rows of an index
 * (docs/decisions/053-exam-marks-and-quality.md).
 */
export const lessonsSql = ({ from, to, now }: MonthRange) => {
  const within = (alias: string) => {
    const startsAt = sql.ref(`${alias}.starts_at`);
    return sql`${startsAt} >= ${from}::timestamptz and ${startsAt} < ${to}::timestamptz`;
  };
  return sql`
    select r.lesson_id as id, r.student_id, r.tutor_id, r.starts_at,
      r.starts_at + make_interval(mins => coalesce(r.minutes, ${usual})) as ends_at,
      case when r.disputed_at is not null then 'disputed' else r.outcome end as standing,
      r.settled_at, r.reported_at, r.was_disputed, coalesce(r.minutes, ${usual}) as minutes
    from lesson_records r where ${isKnown} and ${within("r")}
    union all
    select c.id, a.student_id, a.tutor_id, c.starts_at, ${lessonEnd()},
      case when c.cancelled_late then 'cancelled-late' else 'cancelled' end, null, null,
      coalesce(r.was_disputed, false), c.minutes
    from content_items c
      join assignments a on a.id = c.assignment_id
      left join lesson_records r on r.lesson_id = c.id
    where c.cancelled_at is not null and ${within("c")} and not coalesce(${isKnown}, false)
    union all
    select c.id, a.student_id, coalesce(b.tutor_id, a.tutor_id), c.starts_at, ${lessonEnd()},
      'unsettled', null, null, coalesce(r.was_disputed, false), c.minutes
    from content_items c
      join assignments a on a.id = c.assignment_id
      left join booked_times b on b.lesson_id = c.id and b.request_id is null
      left join lesson_records r on r.lesson_id = c.id
    where ${isOverdueSql(now)} and ${within("c")}`;
};

const hours = (number: number) => sql`make_interval(hours => ${sql.lit(number)})`;

/** SQL: whether a lesson `l` is in a measure's number: the same as `isCounted` of the domain. */
export function isCountedSql(measure: Measure, now: Date): RawBuilder<boolean> {
  if (measure === "disputes") return sql`l.was_disputed`;
  if (measure === "reports-missing") {
    return sql`(l.standing = 'held' and l.reported_at is null
      and l.ends_at <= ${now}::timestamptz - ${hours(missingReportHours)})`;
  }
  if (measure === "reports-late") {
    return sql`(l.standing = 'held' and l.reported_at > l.ends_at + ${hours(lateReportHours)})`;
  }
  return sql`l.standing = ${sql.lit(measure)}`;
}

/** The numbers of some lessons. */
export interface Quality {
  counts: Record<Measure, number>;
  /** The time of the lessons by how they stand, in minutes. */
  minutes: Record<TimedStanding, number>;
  /** From the end of a lesson until its outcome was last said, in minutes; null where none was. */
  median: number | null;
}

/** A tutor's numbers. Deleted tutors are one. */
export interface TutorQuality extends Quality {
  tutor: { id: string; name: string } | null;
}

/** Stands for all deleted tutors: ids can be joined, nulls can't. */
const nobody = sql.lit("00000000-0000-0000-0000-000000000000");

const column = (measure: Measure) => sql.ref(measure);

/** SQL: the sums of some cells as JSON. */
const countsJson = sql`json_build_object(${sql.join(
  measures.map((measure) => sql`${sql.lit(measure)}, coalesce(sum(${column(measure)}), 0)`),
)})`;

const timeColumn = (standing: TimedStanding) => sql.ref(`minutes-${standing}`);

/** SQL: the sums of some cells' minutes as JSON. */
const minutesJson = sql`json_build_object(${sql.join(
  timedStandings.map(
    (standing) => sql`${sql.lit(standing)}, coalesce(sum(${timeColumn(standing)}), 0)`,
  ),
)})`;

const median = sql`round(percentile_cont(0.5) within group (order by greatest(0,
  extract(epoch from l.settled_at - l.ends_at)::float8 / 60))
  filter (where l.settled_at is not null))::int`;

/** What needs somebody: not what was held, or was the student's to keep. */
const looksAfter = measures.filter((measure) => measure !== "held" && measure !== "student-missed");

const week = (from: Date) => sql`greatest(
  date_trunc('week', l.starts_at at time zone 'Asia/Kolkata'),
  ${from}::timestamptz at time zone 'Asia/Kolkata')`;

// The lessons are counted once, by tutor and week; everything else adds up these cells, except medians.
const cellsSql = (range: MonthRange) => sql`
  lessons as materialized (
    select l.*, coalesce(t.id, ${nobody}) as key from (${lessonsSql(range)}) l
      left join tutors t on t.id = l.tutor_id
  ), cells as materialized (
    select l.key, ${week(range.from)} as week, ${sql.join(
      measures.map(
        (measure) =>
          sql`count(*) filter (where ${isCountedSql(measure, range.now)}) as ${column(measure)}`,
      ),
    )}, ${sql.join(
      timedStandings.map(
        (
          standing,
        ) => sql`coalesce(sum(l.minutes) filter (where l.standing = ${sql.lit(standing)}), 0)
          as ${timeColumn(standing)}`,
      ),
    )}, count(*) filter (where l.standing <> 'cancelled') as lessons
    from lessons l group by 1, 2
  )`;

// Tutors with the most to look after are first.
const tutorsSql = (limit: RawBuilder<unknown>) => sql`
  page as materialized (
    select key, ${countsJson} as counts, ${minutesJson} as minutes, sum(${sql.join(looksAfter.map(column), sql` + `)}) as attention,
      sum(lessons) as lessons
    from cells group by key order by attention desc, lessons desc, key ${limit}
  ), medians as (
    select l.key, ${median} as median from lessons l where l.key in (select key from page) group by l.key
  ), listed as (
    select p.attention, p.lessons, p.key, json_build_object('tutor', case when t.id is not null then
        json_build_object('id', t.id, 'name', concat_ws(' ', t.first_name, t.last_name)) end,
      'counts', p.counts, 'minutes', p.minutes, 'median', m.median) as numbers
    from page p join medians m using (key) left join tutors t on t.id = p.key
  )`;

/** SQL: students with an active course for two weeks, of whom no lesson was held in that time, as `s`. */
export const idleStudents = (now: Date) => sql`
  students s
  where s.waiting_since is null
    and exists (select from assignments a where a.student_id = s.id and a.status = 'active'
      and a.assigned_date <= ${now}::timestamptz - make_interval(days => ${sql.lit(idleDays)}))
    and not exists (select from lesson_records r where r.student_id = s.id and r.outcome = 'held'
      and r.starts_at > ${now}::timestamptz - make_interval(days => ${sql.lit(idleDays)}))`;

/** What the owner sees of a month. */
export interface MonthQuality {
  total: Quality;
  /** The weeks with lessons; each begins with a Monday as YYYY-MM-DD, or with the month. */
  weeks: { week: string; held: number; others: number }[];
  /** A page of the tutors, and one more where there are more. */
  tutors: TutorQuality[];
  /** Students without a lesson for two weeks, now. */
  idle: number;
}

/** The quality of the lessons of a month, in one statement. */
export function findMonthQuality(
  db: Database,
  range: MonthRange,
  page: { limit: number; offset: number },
): Promise<MonthQuality> {
  const limit = sql`limit ${page.limit} offset ${page.offset}`;
  return onlyRow<MonthQuality>(db)`
    with ${cellsSql(range)}, ${tutorsSql(limit)}
    select
      (select json_build_object('counts', ${countsJson}, 'minutes', ${minutesJson},
        'median', (select ${median} from lessons l)) from cells) as total,
      (select coalesce(json_agg(w order by w.week), '[]') from (
        select to_char(week, 'YYYY-MM-DD') as week, sum(held) as held, sum(lessons - held) as others
        from cells where lessons > 0 group by cells.week) w) as weeks,
      (select coalesce(json_agg(l.numbers order by l.attention desc, l.lessons desc, l.key), '[]')
        from listed l) as tutors,
      (select count(*)::int from ${idleStudents(range.now)}) as idle`;
}

/** All tutors' numbers of a month, for a file. */
export const listTutorQuality = (db: Database, range: MonthRange) => listValues<TutorQuality>(db)`
    with ${cellsSql(range)}, ${tutorsSql(sql``)}
    select l.numbers from listed l order by l.attention desc, l.lessons desc, l.key`;
