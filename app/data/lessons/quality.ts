import {
  idleDays,
  lateReportHours,
  measures,
  missingReportHours,
  type Measure,
} from "#domain/lessons/quality.ts";
import type { Standing } from "#domain/lessons/settlement.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/database.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";
import { course, person, type LessonToSettle } from "./queue.ts";

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
 * SQL: the lessons of a month that took place, did not, were cancelled late or wait for their tutor,
 * each in one row. Each part reads the month's rows of an index
 * (docs/decisions/053-exam-marks-and-quality.md).
 */
const lessonsSql = ({ from, to, now }: MonthRange) => {
  const within = (alias: string) => {
    const startsAt = sql.ref(`${alias}.starts_at`);
    return sql`${startsAt} >= ${from}::timestamptz and ${startsAt} < ${to}::timestamptz`;
  };
  return sql`
    select r.lesson_id as id, r.student_id, r.tutor_id, r.starts_at,
      r.starts_at + make_interval(mins => coalesce(r.minutes, ${usual})) as ends_at,
      case when r.disputed_at is not null then 'disputed' else r.outcome end as standing,
      r.settled_at, r.reported_at, r.was_disputed
    from lesson_records r where ${isKnown} and ${within("r")}
    union all
    select c.id, a.student_id, a.tutor_id, c.starts_at, ${lessonEnd()}, 'cancelled-late', null, null,
      coalesce(r.was_disputed, false)
    from content_items c
      join assignments a on a.id = c.assignment_id
      left join lesson_records r on r.lesson_id = c.id
    where c.cancelled_late and ${within("c")} and not coalesce(${isKnown}, false)
    union all
    select c.id, a.student_id, coalesce(b.tutor_id, a.tutor_id), c.starts_at, ${lessonEnd()},
      'unsettled', null, null, coalesce(r.was_disputed, false)
    from content_items c
      join assignments a on a.id = c.assignment_id
      left join booked_times b on b.lesson_id = c.id and b.request_id is null
      left join lesson_records r on r.lesson_id = c.id
    where c.kind = 'live-session' and c.cancelled_at is null and c.finished_at is null
      and ${within("c")} and ${lessonEnd()} <= ${now}::timestamptz`;
};

const hours = (number: number) => sql`make_interval(hours => ${sql.lit(number)})`;

/** SQL: whether a lesson `l` is in a measure's number: the same as `isCounted` of the domain. */
function isCountedSql(measure: Measure, now: Date): RawBuilder<boolean> {
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
  /** From the end of a lesson until its outcome was last said, in minutes; null where none was. */
  median: number | null;
}

const qualityPairs = (now: Date) => sql`
  'counts', json_build_object(${sql.join(
    measures.map(
      (measure) =>
        sql`${sql.lit(measure)}, count(*) filter (where ${isCountedSql(measure, now)})`,
    ),
  )}),
  'median', round(percentile_cont(0.5) within group (order by greatest(0,
    extract(epoch from l.settled_at - l.ends_at)::float8 / 60))
    filter (where l.settled_at is not null))::int`;

/** A tutor's numbers. Deleted tutors are one. */
export interface TutorQuality extends Quality {
  tutor: { id: string; name: string } | null;
}

const tutorJson = sql`case when t.id is not null then json_build_object('id', t.id,
  'name', concat_ws(' ', t.first_name, t.last_name)) end`;

// What needs somebody is first.
const byTutor = ({ now }: MonthRange, limit: RawBuilder<unknown>) => sql`
  select json_build_object('tutor', ${tutorJson}, ${qualityPairs(now)}) as numbers,
    count(*) filter (where l.standing not in ('held', 'student-missed')
      or ${isCountedSql("reports-missing", now)} or ${isCountedSql("reports-late", now)}
      or l.was_disputed) as attention,
    count(*) as lessons
  from lessons l left join tutors t on t.id = l.tutor_id
  group by t.id order by attention desc, lessons desc, t.id ${limit}`;

/** Students with an active course for two weeks, of whom no lesson was held in that time, as `s`. */
const idleStudents = (now: Date) => sql`
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

const week = (from: Date) => sql`greatest(
  date_trunc('week', l.starts_at at time zone 'Asia/Kolkata'),
  ${from}::timestamptz at time zone 'Asia/Kolkata')`;

/** The quality of the lessons of a month, in one statement. */
export async function findMonthQuality(
  db: Database,
  range: MonthRange,
  page: { limit: number; offset: number },
): Promise<MonthQuality> {
  const { from, now } = range;
  const limit = sql`limit ${page.limit} offset ${page.offset}`;
  const { rows } = await sql<MonthQuality>`
    with lessons as materialized (${lessonsSql(range)})
    select
      (select json_build_object(${qualityPairs(now)}) from lessons l) as total,
      (select coalesce(json_agg(w order by w.week), '[]') from (
        select to_char(${week(from)}, 'YYYY-MM-DD') as week,
          count(*) filter (where l.standing = 'held') as held,
          count(*) filter (where l.standing <> 'held') as others
        from lessons l group by 1) w) as weeks,
      (select coalesce(json_agg(p.numbers order by p.attention desc, p.lessons desc), '[]')
        from (${byTutor(range, limit)}) p) as tutors,
      (select count(*)::int from ${idleStudents(now)}) as idle`.execute(db);
  if (!rows[0]) throw new Error("no row");
  return rows[0];
}

/** All tutors' numbers of a month, for a file. */
export async function listTutorQuality(db: Database, range: MonthRange): Promise<TutorQuality[]> {
  const { rows } = await sql<{ numbers: TutorQuality }>`
    with lessons as materialized (${lessonsSql(range)})
    ${byTutor(range, sql``)}`.execute(db);
  return rows.map(({ numbers }) => numbers);
}

/** A lesson behind a number. */
export interface CountedLessonRow extends Omit<LessonToSettle, "isDisputed"> {
  endsAt: Date;
  standing: Standing;
  reportedAt: Date | null;
}

/** Whose lessons are listed: a tutor's, those of deleted tutors, or everybody's. */
export type WhoseLessons = { tutorId: string } | "former" | "all";

function isOf(whose: WhoseLessons): RawBuilder<boolean> {
  if (whose === "all") return sql`true`;
  if (whose === "former") return sql`not exists (select from tutors t where t.id = l.tutor_id)`;
  return sql`l.tutor_id = ${whose.tutorId}::uuid`;
}

/** A page of the lessons that a number counts, the oldest first. */
export async function listCountedLessons(
  db: Database,
  range: MonthRange,
  { measure, whose }: { measure: Measure; whose: WhoseLessons },
  page: { limit: number; offset: number },
): Promise<CountedLessonRow[]> {
  const { rows } = await sql<CountedLessonRow>`
    with listed as materialized (
      select l.* from (${lessonsSql(range)}) l
      where ${isCountedSql(measure, range.now)} and ${isOf(whose)}
      order by l.starts_at, l.id limit ${page.limit} offset ${page.offset}
    )
    select l.id, l.starts_at as "startsAt", l.ends_at as "endsAt", l.standing,
      l.reported_at as "reportedAt", ${course}, ${person}
    from listed l
      left join content_items c on c.id = l.id
      left join assignments a on a.id = c.assignment_id
      left join students s on s.id = l.student_id
      left join tutors t on t.id = l.tutor_id
    order by l.starts_at, l.id`.execute(db);
  return rows;
}

/** A student without a lesson for two weeks. */
export interface IdleStudent {
  id: string;
  name: string;
  /** null for none. */
  lastLesson: Date | null;
  /** Who teaches them now. */
  tutors: { id: string; name: string }[];
}

/** A page of the students without a lesson for two weeks, those without any first. */
export async function listIdleStudents(
  db: Database,
  now: Date,
  page: { limit: number; offset: number },
): Promise<IdleStudent[]> {
  const { rows } = await sql<IdleStudent>`
    select s.id, s.name, last.starts_at as "lastLesson",
      (select coalesce(json_agg(distinct jsonb_build_object('id', t.id,
          'name', concat_ws(' ', t.first_name, t.last_name))), '[]')
        from assignments a join tutors t on t.id = a.tutor_id
        where a.student_id = s.id and a.status = 'active') as tutors
    from (select s.id, s.name from ${idleStudents(now)}) s
      left join lateral (select r.starts_at from lesson_records r
        where r.student_id = s.id and r.outcome = 'held'
        order by r.starts_at desc limit 1) last on true
    order by last.starts_at nulls first, s.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
