import { matchingMinutes, maxMatchingLoad } from "#domain/timetable/matching.ts";
import { experienceBands } from "#domain/people/tutor-background.ts";
import type { FreeRange } from "#domain/timetable/free-times.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { sql, type RawBuilder } from "kysely";
import { timeOffDaysSql } from "./time-off.ts";
import { weekRangesSql } from "./weekly-times.ts";

/** A tutor who may teach a student, with the facts that they are ranked by. */
export interface MatchingTutor {
  id: string;
  name: string;
  /** Active assignments; `maxMatchingLoad` stands for that many or more. */
  load: number;
  hasTaught: boolean;
  /** Whether the tutor has said when they teach. */
  hasHours: boolean;
  /** When both tutor and family are free every week; null where either has not said. */
  free: FreeRange[] | null;
  /** Until when the tutor has time off; null for one who is there now. */
  awayUntil: Pick<TimeOffDays, "lastDay" | "untilTime"> | null;
}

/** The tutors for one of a student's subjects. */
export interface SubjectMatches {
  subjectId: string;
  tutors: MatchingTutor[];
}

/** So many hours in common are enough; more don't make a tutor fit better. */
const enoughHours = 4;

/** A place is free if nothing is planned at it in the next weeks. */
const weeksAhead = 4;

const bands = sql.raw(`array[${experienceBands.map(({ id }) => `'${id}'`).join()}]`);
const none = sql`'{}'::int4multirange`;

/** SQL: the hours of a multirange in which a lesson fits, up to `enoughHours`. */
const hoursIn = (ranges: RawBuilder<unknown>) => sql`least(${sql.lit(enoughHours)},
  (select coalesce(sum((upper(r) - lower(r)) / ${sql.lit(matchingMinutes)}), 0)
    from unnest(${ranges}) r))`;

// Weeks begin on Monday at midnight in India; 1970 began on a Thursday. A lesson of Sunday night
// also takes the first minutes of the week, which are those before its start by a whole week. The
// lessons of a series are at one time of the week, and distinct times are fewer to put together.
const bookedRanges = (owner: "tutor_id" | "student_id", id: RawBuilder<unknown>) => sql`(
  select range_agg(int4range(start - week.before, start - week.before + length))
  from (
    select distinct ((extract(epoch from b.starts_at)::bigint / 60 + 4650) % 10080)::int as start,
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as length
    from booked_times b
    where b.${sql.ref(owner)} = ${id} and b.ends_at > now()
      and b.starts_at > now() - interval '1 day'
      and b.starts_at < now() + make_interval(weeks => ${sql.lit(weeksAhead)})
  ) booked
  join (values (0), (10080)) week (before) on week.before = 0 or start + length > 10080)`;

/**
 * SQL: for each of a student's first subjects the best approved tutors who teach it in the class
 * (§5). Tutors whose hours are unknown come last; the others are ranked by the hours at which
 * both they and the family are free. Then come those who have taught the student, and those with
 * fewest assignments and most experience. The limits keep its cost from growing with the academy.
 */
export function matchTutors(
  student: {
    studentId: RawBuilder<unknown>;
    classId: RawBuilder<unknown>;
    subjectIds: RawBuilder<unknown>;
  },
  limit: {
    /** How many of the student's subjects are matched, the first ones. */
    subjects: number;
    /** How many who teach a subject are ranked by their hours: who has taught the student, then the newest. */
    considered: number;
    /** How many tutors of a subject are compared by their bookings. */
    compared: number;
    /** How many of them are returned. */
    shown: number;
  },
): RawBuilder<unknown> {
  const { studentId, classId, subjectIds } = student;
  return sql`(
    with family as materialized (
      select ${weekRangesSql("student", studentId)} as wanted,
        coalesce(${bookedRanges("student_id", studentId)}, ${none}) as taken
    ), candidates as materialized (
      select wanted.subject, c.*
      from unnest(${subjectIds}[1:${sql.lit(limit.subjects)}]) wanted (subject)
      cross join lateral (
        select m.*
        from (
          select t.id, concat_ws(' ', t.first_name, t.last_name) as name, t.name_key, t.experience,
            t.approved_date, ${weekRangesSql("tutor", sql`t.id`)} as hours,
            t.id in (select tutor_id from assignments where student_id = ${studentId}) as has_taught
          from tutors t
          where t.status = 'approved' and t.selected_classes @> array[${classId}]
            and t.selected_subjects @> array[wanted.subject]
          order by has_taught desc, t.approved_date desc limit ${sql.lit(limit.considered)}
        ) m cross join family
        order by (m.hours is null)::int,
          ${hoursIn(sql`coalesce(m.hours * family.wanted, ${none})`)} desc,
          m.has_taught desc, m.approved_date desc
        limit ${sql.lit(limit.compared)}
      ) c
    ), compared as materialized (
      select c.id, counted.load, case when c.hours is not null and family.wanted is not null then
        c.hours * family.wanted - family.taken
          - coalesce(${bookedRanges("tutor_id", sql`c.id`)}, ${none}) end as times
      from (select distinct id, hours from candidates) c
      cross join family
      cross join lateral (
        select count(*)::int as load from (
          select from assignments where tutor_id = c.id and status = 'active'
          limit ${sql.lit(maxMatchingLoad)}
        ) a
      ) counted
    )
    select coalesce(json_agg(json_build_object('subjectId', wanted.subject, 'tutors', (
      select coalesce(json_agg(best), '[]') from (
        select id, c.name, c.has_taught as "hasTaught", t.load, c.hours is not null as "hasHours",
          case when t.times is not null then (
            select coalesce(json_agg(json_build_array(lower(r), upper(r)) order by r), '[]')
            from unnest(t.times) r
            where upper(r) - lower(r) >= ${sql.lit(matchingMinutes)}) end as free,
          (select to_json(o) from (select ${timeOffDaysSql} from time_off f
            where f.tutor_id = c.id and f.ends_at > now() and f.starts_at <= now()
            order by f.ends_at desc limit 1) o) as "awayUntil"
        from candidates c join compared t using (id)
        where c.subject = wanted.subject
        order by c.hours is not null desc, ${hoursIn(sql`coalesce(t.times, ${none})`)} desc,
          c.has_taught desc, t.load, array_position(${bands}, c.experience) desc, c.name_key, id
        limit ${sql.lit(limit.shown)}
      ) best
    )) order by wanted.position), '[]')
    from unnest(${subjectIds}[1:${sql.lit(limit.subjects)}]) with ordinality wanted (subject, position)
  )`;
}
