import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import type { AwayTime } from "#domain/timetable/planning.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult, onlyRow, onlyValue } from "#data/shared/rows.ts";
import { readsStudentsNow, teachesNow } from "#data/teaching/teaching.ts";
import { weeklyTimesSql } from "./weekly-times.ts";

/** How many lessons are listed for each time off. */
const lessonsShown = 5;

/** A tutor's time off and the lessons that are planned in it. */
export interface TimeOff extends TimeOffDays {
  id: string;
  reason: TimeOffReason | null;
  lessons: {
    id: string;
    assignmentId: string | null;
    title: string;
    startsAt: string;
    studentName: string;
  }[];
  /** How many there are in all. */
  lessonCount: number;
}

/** What a tutor's page of hours shows. */
export interface TutorTimes {
  hours: WeeklyTime[];
  timeOff: TimeOff[];
}

type Sql = RawBuilder<unknown>;

/** SQL: the moment at which a day begins in India. */
export const dayStartSql = (day: Sql) => sql`((${day})::timestamp at time zone 'Asia/Kolkata')`;

/** SQL: the days and times of time off, as `f`. */
export const timeOffDaysSql = sql`f.first_day::text as "firstDay",
  coalesce(left(f.from_time::text, 5), '') as "fromTime", f.last_day::text as "lastDay",
  coalesce(left(f.until_time::text, 5), '') as "untilTime"`;

/** SQL: whether a tutor has time off at some time between two moments. */
export const hasTimeOffSql = (tutorId: Sql, startsAt: Sql, endsAt: Sql) =>
  sql<boolean>`exists (select from time_off f where f.tutor_id = ${tutorId}
    and f.ends_at > ${startsAt} and f.starts_at < ${endsAt})`;

/** SQL: whether one time off of a tutor has all of some time. */
export const hasAllOffSql = (tutorId: Sql, { from, until }: AwayTime) =>
  sql<boolean>`exists (select from time_off f where f.tutor_id = ${tutorId}
    and f.starts_at <= ${new Date(from)}::timestamptz and f.ends_at >= ${new Date(until)}::timestamptz)`;

/** SQL: a select of a tutor's time off between two moments, as `AwayTime`s. */
export const awayTimesSql = (tutorId: Sql, startsAt: Sql, endsAt: Sql) =>
  sql`select extract(epoch from f.starts_at) * 1000 as "from",
      extract(epoch from f.ends_at) * 1000 as until
    from time_off f where f.tutor_id = ${tutorId} and f.ends_at > ${startsAt}
      and f.starts_at < ${endsAt} order by f.starts_at`;

/**
 * A tutor's hours, and the time off that isn't over, in one statement, with the lessons in it that they
 * are to give now.
 */
export const findTutorTimes = (db: Database, tutorId: string) => onlyRow<TutorTimes>(db)`
    select ${weeklyTimesSql("tutor", sql`${tutorId}`)} as hours,
      (select coalesce(json_agg(o), '[]') from (
        select f.id, ${timeOffDaysSql}, f.reason,
          planned.lessons,
          planned.count as "lessonCount"
        from time_off f cross join lateral (
          select coalesce(json_agg(l order by l."startsAt") filter (where l.rank <= ${lessonsShown}),
              '[]') as lessons, count(*) as count
          from (
            select coalesce(c.id, d.id) as id, c.assignment_id as "assignmentId",
              coalesce(c.title, '') as title, b.starts_at as "startsAt",
              coalesce(s.name, e.child_name, e.asker_name) as "studentName",
              row_number() over (order by b.starts_at) as rank
            from booked_times b
            left join content_items c on c.id = b.lesson_id
            left join assignments a on a.id = c.assignment_id
            left join students s on s.id = a.student_id
            left join demo_lessons d on d.id = b.demo_id
            left join enquiries e on e.id = d.enquiry_id
            where b.tutor_id = f.tutor_id and b.request_id is null
              and (${teachesNow(tutorId)} or d.id is not null and ${readsStudentsNow(tutorId)})
              and b.ends_at > greatest(now(), f.starts_at) and b.starts_at < f.ends_at
          ) l
        ) planned
        where f.tutor_id = ${tutorId} and f.ends_at > now()
        order by f.starts_at, f.ends_at, f.id
      ) o) as "timeOff"`;

/** Whether one time off of a tutor has all of some time. */
export const hasAllOff = (db: Database, tutorId: string, away: AwayTime) => onlyValue<boolean>(db)`
    select ${hasAllOffSql(sql`${tutorId}::uuid`, away)} as has`;

/** Adds a tutor's time off. @param reason null where nobody was asked @returns its id */
export async function insertTimeOff(
  trx: Database,
  tutorId: string,
  { firstDay, fromTime, lastDay, untilTime }: TimeOffDays,
  reason: TimeOffReason | null = null,
): Promise<string> {
  const { id } = await trx
    .insertInto("time_off")
    .values({
      tutor_id: tutorId,
      first_day: firstDay,
      from_time: fromTime || null,
      last_day: lastDay,
      until_time: untilTime || null,
      reason,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A tutor's own time off; null where there is none with this id. */
export function findTimeOff(db: Database, tutorId: string, timeOffId: string) {
  return findRow<TimeOffDays>(db)`
    select ${timeOffDaysSql} from time_off f
    where f.id = ${timeOffId} and f.tutor_id = ${tutorId}`;
}

/** Deletes a tutor's own time off. @returns false if there is none with this id */
export const deleteTimeOff = (trx: Database, tutorId: string, timeOffId: string) =>
  trx
    .deleteFrom("time_off")
    .where("id", "=", timeOffId)
    .where("tutor_id", "=", tutorId)
    .returning("id")
    .$call(hasResult);
