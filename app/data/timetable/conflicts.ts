import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { AwayTime } from "#domain/timetable/planning.ts";
import { planningHours } from "#domain/timetable/bookable-time.ts";
import type { LessonTime } from "#domain/timetable/series/series.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import { hasTimeOffSql } from "./time-off.ts";
import { twoWeeksRangesSql } from "./weekly-times.ts";

/** The two people of a lesson; the tutor is null for one who has left, the student in a demo class. */
export interface LessonPeople {
  tutorId: string | null;
  studentId: string | null;
}

/** A lesson that is at a wanted time already. */
export interface Conflict {
  /** The place of the wanted time. */
  index: number;
  /** Who has that lesson; the tutor where both have. */
  who: "tutor" | "student";
  /** The lesson's, or the demo class's. */
  lessonId: string;
  /** null for a demo class. */
  assignmentId: string | null;
  title: string;
  subjectId: SubjectId;
  startsAt: Date;
  minutes: number;
  /** The other person of that lesson: for the tutor its student, for the student its tutor. */
  otherName: string;
  /** Whether a request only holds the time. */
  isHeld: boolean;
  /** Whether it is the demo class of a family without an account; its title is empty. */
  isDemo: boolean;
}

/**
 * Who of two people has another lesson at one of the wanted times, by the place of the time; in one
 * statement for a whole series. The names and titles are for admins: see `withoutOthers`.
 *
 * @param except the ids of lessons and demo classes that are moved themselves
 */
export async function findConflicts(
  trx: Database,
  { tutorId, studentId }: LessonPeople,
  wanted: readonly LessonTime[],
  except: readonly string[] = [],
): Promise<Conflict[]> {
  if (wanted.length === 0) return [];
  const overlaps = sql`tstzrange(b.starts_at, b.ends_at) && tstzrange(w.starts_at, w.ends_at)`;
  const booked = (who: "tutor" | "student", id: string | null) => sql`
    select w.place, ${sql.lit(who)} as who, b.*
    from wanted w join booked_times b
      on b.${sql.ref(who === "tutor" ? "tutor_id" : "student_id")} = ${id}::uuid and ${overlaps}`;
  return listRows<Conflict>(trx)`
    with wanted as (
      select place::int - 1 as place, starts_at, starts_at + make_interval(mins => minutes) as ends_at
      from unnest(${wanted.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${wanted.map(({ minutes }) => minutes)}::int[])
        with ordinality as w (starts_at, minutes, place)
    )
    select distinct on (f.place, f.starts_at, "lessonId") f.place as index, f.who,
      coalesce(f.lesson_id, f.demo_id) as "lessonId", a.id as "assignmentId",
      coalesce(c.title, '') as title, coalesce(a.subject_id, d.subject_id) as "subjectId",
      f.starts_at as "startsAt",
      (extract(epoch from f.ends_at - f.starts_at) / 60)::int as minutes,
      case f.who when 'tutor' then coalesce(s.name, e.child_name, e.asker_name)
        else concat_ws(' ', t.first_name, t.last_name) end as "otherName",
      f.request_id is not null as "isHeld", f.demo_id is not null as "isDemo"
    from (${booked("tutor", tutorId)} union all ${booked("student", studentId)}) f
    left join content_items c on c.id = f.lesson_id
    left join assignments a on a.id = c.assignment_id
    left join students s on s.id = f.student_id
    left join demo_lessons d on d.id = f.demo_id
    left join enquiries e on e.id = d.enquiry_id
    left join tutors t on t.id = f.tutor_id
    where coalesce(f.lesson_id, f.demo_id) <> all(${except}::uuid[])
    order by f.place, f.starts_at, "lessonId", f.who desc`;
}

/** What a tutor may know of conflicts: of a student's lessons with other tutors only when they are. */
export function withoutOthers(conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.map((conflict) =>
    conflict.who === "student" ? { ...conflict, title: "", otherName: "" } : conflict,
  );
}

/** Forms can't name a later year. */
const lastOffered = "9999-12-31T00:00:00Z";

/** How many days before and after a wanted time free times are looked for. */
const daysAround = 7;

/** The free times of two people near a lesson; each value is SQL, such as a column. */
interface FreeTimesNear {
  tutorId: RawBuilder<unknown>;
  studentId: RawBuilder<unknown>;
  startsAt: RawBuilder<unknown>;
  minutes: RawBuilder<unknown>;
  /** The ids of lessons and demo classes that are moved themselves, as an array. */
  except: RawBuilder<unknown>;
  /** When the tutor is to be away, as it is planned. */
  away?: AwayTime;
  /** No time is sooner; now, if it isn't given. */
  soonest?: RawBuilder<unknown>;
}

/** SQL: a select of the starts (`at`) that `findFreeTimes` returns, the nearest first. */
export function freeTimesSql(near: FreeTimesNear, limit: number): RawBuilder<{ at: Date }> {
  const { tutorId, studentId, startsAt, minutes, except, away, soonest = sql`now()` } = near;
  const endsAt = sql`at + make_interval(mins => ${minutes})`;
  const isAway = away
    ? sql`${new Date(away.from)}::timestamptz < ${endsAt} and ${new Date(away.until)}::timestamptz > at`
    : sql`false`;
  const { from, to } = planningHours;
  return sql<{ at: Date }>`
    with taken as materialized (
      select starts_at, ends_at from booked_times
      where (student_id = ${studentId} or tutor_id = ${tutorId})
        and starts_at < ${startsAt} + make_interval(days => ${daysAround + 1})
        and ends_at > ${startsAt} - make_interval(days => ${daysAround + 1})
        and coalesce(lesson_id, demo_id) <> all(${except})
    ), tutor as materialized (
      select ${twoWeeksRangesSql("tutor", tutorId)} as hours
    ), starts as materialized (
      select at, clock::date as day,
        (clock + make_interval(mins => ${minutes}) - interval '1 microsecond')::date as last_day,
        (extract(isodow from clock)::int - 1) * 1440 as midnight,
        (extract(epoch from clock)::bigint / 60 % 1440)::int as minute
      from (
        select at, at at time zone 'Asia/Kolkata' as clock
        from generate_series(
          date_bin('15 minutes', ${startsAt}, timestamptz '2000-01-01Z')
            - make_interval(days => ${daysAround}),
          ${startsAt} + make_interval(days => ${daysAround}),
          interval '15 minutes') at
        where at > ${soonest} and at < ${lastOffered}::timestamptz offset 0
      ) india
    )
    select at from starts s cross join tutor
    where case when hours is null then minute >= ${from} and minute + ${minutes} <= ${to}
        else hours @> int4range(midnight + minute, midnight + minute + ${minutes}) end
      and not exists (select from taken where starts_at < ${endsAt}
        and ends_at > at)
      and not exists (select from holidays where day between s.day and s.last_day)
      and not ${hasTimeOffSql(tutorId, sql`at`, endsAt)}
      and not (${isAway})
    order by abs(extract(epoch from at - ${startsAt})), at
    limit ${limit}`;
}

/**
 * The free times nearest to a wanted one, soonest first: starts at a quarter of an hour at which both
 * people are free, to come, within the tutor's hours, not in time off and on no holiday. By day where a tutor has
 * named no hours.
 *
 * @param except the ids of lessons that are moved themselves
 */
export async function findFreeTimes(
  trx: Database,
  { tutorId, studentId }: LessonPeople,
  near: LessonTime,
  limit: number,
  except: readonly string[] = [],
): Promise<Date[]> {
  const values = {
    tutorId: sql`${tutorId}::uuid`,
    studentId: sql`${studentId}::uuid`,
    startsAt: sql`${near.startsAt}::timestamptz`,
    minutes: sql`${near.minutes}::int`,
    except: sql`${except}::uuid[]`,
  };
  const { rows } = await freeTimesSql(values, limit).execute(trx);
  return rows.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime());
}
