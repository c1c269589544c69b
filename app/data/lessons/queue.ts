import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { queueHours } from "#domain/lessons/settlement.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";

/** SQL: the records of lessons that are disputed, as `r`. */
export const disputedSql = sql`lesson_records r where r.disputed_at is not null`;

/**
 * SQL: whether a lesson `c` is overdue: nobody has settled it in `queueHours` hours. The first
 * conditions are those of an index.
 */
export const isOverdueSql = (now: Date) => sql`(
  c.kind = 'live-session' and c.cancelled_at is null and c.finished_at is null
    and c.starts_at < ${now}::timestamptz - make_interval(hours => ${sql.lit(queueHours)})
    and ${lessonEnd()} <= ${now}::timestamptz - make_interval(hours => ${sql.lit(queueHours)}))`;

/** SQL: the overdue lessons, as `c`. */
export const overdueSql = (now: Date) => sql`content_items c where ${isOverdueSql(now)}`;

/** A lesson that waits for an admin. */
export interface LessonToSettle {
  id: string;
  startsAt: Date;
  isDisputed: boolean;
  /** null for one that was deleted. */
  course: { classId: ClassId; subjectId: SubjectId } | null;
  /** null for deleted people. */
  student: { id: string; name: string } | null;
  tutor: { id: string; name: string } | null;
}

/** SQL: the course of an assignment `a` as JSON; null for none. */
export const course = sql`case when a.id is not null then json_build_object('classId', a.class_id,
  'subjectId', a.subject_id) end as course`;

/** SQL: the student `s` and the tutor `t` of a lesson as JSON; null for deleted ones. */
export const person = sql`
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as student,
  case when t.id is not null then json_build_object('id', t.id,
    'name', concat_ws(' ', t.first_name, t.last_name)) end as tutor`;

/** The lessons that wait for an admin: disputes first, then the oldest of those that nobody has settled. */
export function listLessonsToSettle(db: Database, now: Date, limit: number) {
  return listRows<LessonToSettle>(db)`
    with listed as (
      (select r.lesson_id as id, true as "isDisputed", r.disputed_at as since, r.starts_at, r.student_id,
        r.tutor_id
       from ${disputedSql} order by r.disputed_at limit ${limit})
      union all
      (select c.id, false, c.starts_at, c.starts_at, null, (select b.tutor_id from booked_times b
        where b.lesson_id = c.id and b.request_id is null)
       from ${overdueSql(now)} order by c.starts_at limit ${limit})
    )
    select l.id, l."isDisputed", l.starts_at as "startsAt", ${course}, ${person}
    from listed l
      left join content_items c on c.id = l.id
      left join assignments a on a.id = c.assignment_id
      left join students s on s.id = coalesce(a.student_id, l.student_id)
      left join tutors t on t.id = coalesce(l.tutor_id, a.tutor_id)
    order by l."isDisputed" desc, l.since, l.id limit ${limit}`;
}
