import type { GivenLesson } from "#domain/timetable/substitute.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { dayStartSql, hasTimeOffSql } from "./time-off.ts";
import { twoWeeksRangesSql } from "./weekly-times.ts";

type Sql = RawBuilder<unknown>;

/** A tutor who could give a lesson instead of its own. */
export interface SubstituteCandidate {
  id: string;
  name: string;
  /** Whether they teach or have taught this student. */
  hasTaught: boolean;
  /** The starts of their other lessons of that day in India, in ISO 8601. */
  day: string[];
}

/** A lesson for which substitutes are looked for; each value is SQL, such as a column. */
interface SubstitutedLesson {
  id: Sql;
  tutorId: Sql;
  studentId: Sql;
  classId: Sql;
  subjectId: Sql;
  startsAt: Sql;
  minutes: Sql;
}

/** How many tutors are compared by their day: who has taught the student, then the newest. */
const considered = 40;

/**
 * SQL: the tutors who could give a lesson, as JSON, the best first: approved, teaching its class and
 * subject, free and there at that time, who have not declined it and don't give it already. Who has taught the student comes
 * first, then who has fewest lessons that day.
 */
export function substitutesSql(lesson: SubstitutedLesson, limit: number): Sql {
  const { id, tutorId, studentId, classId, subjectId, startsAt, minutes } = lesson;
  const endsAt = sql`(${startsAt} + make_interval(mins => ${minutes}))`;
  const clock = sql`(${startsAt} at time zone 'Asia/Kolkata')`;
  const from = sql`((extract(isodow from ${clock})::int - 1) * 1440
    + extract(hour from ${clock})::int * 60 + extract(minute from ${clock})::int)`;
  return sql`(select coalesce(json_agg(best), '[]') from (
    select m.id, m.name, m."hasTaught", others.day
    from (
      select t.id, t.name_key, concat_ws(' ', t.first_name, nullif(t.last_name, '')) as name,
        exists (select from assignments k where k.tutor_id = t.id and k.student_id = ${studentId})
          or exists (select from lesson_records k where k.tutor_id = t.id
            and k.student_id = ${studentId} and k.outcome = 'held') as "hasTaught"
      from tutors t
      where t.status = 'approved' and t.selected_classes @> array[${classId}]
        and t.selected_subjects @> array[${subjectId}] and t.id is distinct from ${tutorId}
        and not exists (select from content_items i where i.id = ${id} and i.substitute_id = t.id)
        and not exists (select from booked_times b where b.tutor_id = t.id
          and b.lesson_id is distinct from ${id}
          and tstzrange(b.starts_at, b.ends_at) && tstzrange(${startsAt}, ${endsAt}))
        and not ${hasTimeOffSql(sql`t.id`, startsAt, endsAt)}
        and not exists (select from substitutions x where x.lesson_id = ${id} and x.tutor_id = t.id
          and x.answer = 'declined' and x.starts_at = ${startsAt})
      order by "hasTaught" desc, t.approved_date desc, t.id limit ${sql.lit(considered)}
    ) m
    cross join lateral (select ${twoWeeksRangesSql("tutor", sql`m.id`)} as ranges) hours
    cross join lateral (
      select coalesce(json_agg(b.starts_at order by b.starts_at), '[]') as day, count(*) as number
      from booked_times b where b.tutor_id = m.id and b.request_id is null
        and b.lesson_id is distinct from ${id}
        and b.starts_at >= ${dayStartSql(sql`${clock}::date`)}
        and b.starts_at < ${dayStartSql(sql`${clock}::date + 1`)}
    ) others
    where hours.ranges is null or hours.ranges @> int4range(${from}, ${from} + ${minutes}::int)
    order by m."hasTaught" desc, others.number, m.name_key, m.id limit ${sql.lit(limit)}
  ) best)`;
}

/** Who is to give a lesson, as the office sees it. */
export interface OfficeSubstitution extends GivenLesson {
  studentName: string;
  /** The assignment's own tutor. */
  tutorName: string;
  substitute: { id: string; name: string; hasAccepted: boolean } | null;
  /** Whether it waits for another way out. */
  isWanted: boolean;
  candidates: SubstituteCandidate[];
}

/** Who gives a lesson of an active assignment, and who could, in one statement; null for any other. */
export function findOfficeSubstitution(
  db: Database,
  lessonId: string,
  limit: number,
): Promise<OfficeSubstitution | null> {
  const lesson = {
    id: sql`c.id`,
    tutorId: sql`a.tutor_id`,
    studentId: sql`a.student_id`,
    classId: sql`a.class_id`,
    subjectId: sql`a.subject_id`,
    startsAt: sql`c.starts_at`,
    minutes: sql`c.minutes`,
  };
  return findRow<OfficeSubstitution>(db)`
    select c.starts_at as "startsAt", c.minutes, c.cancelled_at is not null as "isCancelled",
      s.name as "studentName", concat_ws(' ', t.first_name, nullif(t.last_name, '')) as "tutorName",
      case when u.id is not null then json_build_object('id', u.id,
        'name', concat_ws(' ', u.first_name, nullif(u.last_name, '')),
        'hasAccepted', c.substitute_accepted_at is not null) end as substitute,
      c.substitute_wanted_since is not null as "isWanted",
      ${substitutesSql(lesson, limit)} as candidates
    from content_items c
      join assignments a on a.id = c.assignment_id and a.status = 'active'
      join students s on s.id = a.student_id
      left join tutors t on t.id = a.tutor_id
      left join tutors u on u.id = c.substitute_id
    where c.id = ${lessonId} and c.kind = 'live-session'`;
}
