import type { Measure, TimedStanding } from "#domain/lessons/quality.ts";
import type { Standing } from "#domain/lessons/settlement.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import { idleStudents, isCountedSql, lessonsSql, type MonthRange } from "./quality.ts";
import { course, person, type LessonToSettle } from "./queue.ts";

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

/** SQL: the course, the student and the tutor of a lesson `l`. */
const withPeople = sql`
  left join content_items c on c.id = l.id
  left join assignments a on a.id = c.assignment_id
  left join students s on s.id = l.student_id
  left join tutors t on t.id = l.tutor_id`;

/** A page of the lessons that a number counts, the oldest first. */
export const listCountedLessons = (
  db: Database,
  range: MonthRange,
  { measure, whose }: { measure: Measure; whose: WhoseLessons },
  page: { limit: number; offset: number },
) => listRows<CountedLessonRow>(db)`
    with listed as materialized (
      select l.* from (${lessonsSql(range)}) l
      where ${isCountedSql(measure, range.now)} and ${isOf(whose)}
      order by l.starts_at, l.id limit ${page.limit} offset ${page.offset}
    )
    select l.id, l.starts_at as "startsAt", l.ends_at as "endsAt", l.standing,
      l.reported_at as "reportedAt", ${course}, ${person}
    from listed l ${withPeople}
    order by l.starts_at, l.id`;

/** A lesson of a file that an accountant adds up. */
export interface TimedLessonRow extends Omit<LessonToSettle, "isDisputed"> {
  minutes: number;
  standing: TimedStanding;
}

/** All lessons of a span that have a time in the month's hours, the oldest first. */
export function listTimedLessons(db: Database, range: MonthRange, whose: WhoseLessons) {
  return listRows<TimedLessonRow>(db)`
    select l.id, l.starts_at as "startsAt", l.minutes, l.standing, ${course}, ${person}
    from (${lessonsSql(range)}) l ${withPeople}
    where ${isOf(whose)}
    order by l.starts_at, l.id`;
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
export function listIdleStudents(db: Database, now: Date, page: { limit: number; offset: number }) {
  return listRows<IdleStudent>(db)`
    select s.id, s.name, last.starts_at as "lastLesson",
      (select coalesce(json_agg(distinct jsonb_build_object('id', t.id,
          'name', concat_ws(' ', t.first_name, t.last_name))), '[]')
        from assignments a join tutors t on t.id = a.tutor_id
        where a.student_id = s.id and a.status = 'active') as tutors
    from (select s.id, s.name from ${idleStudents(now)}) s
      left join lateral (select r.starts_at from lesson_records r
        where r.student_id = s.id and r.outcome = 'held'
        order by r.starts_at desc limit 1) last on true
    order by last.starts_at nulls first, s.id limit ${page.limit} offset ${page.offset}`;
}
