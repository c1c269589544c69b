import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { DayRange } from "#domain/timetable/planning.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { readsStudentsNow, teachesNow } from "#data/teaching/teaching.ts";
import { weeklyTimesSql } from "./weekly-times.ts";

/** How many lessons are listed for each time off. */
const lessonsShown = 5;

/** A tutor's time off and the lessons that are planned in it. */
export interface TimeOff extends DayRange {
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

/** SQL: the moment at which a day begins in India. */
export const dayStartSql = (day: RawBuilder<unknown>) =>
  sql`((${day})::timestamp at time zone 'Asia/Kolkata')`;

/**
 * A tutor's hours, and the time off that isn't over, in one statement, with the lessons in it that they
 * are to give now.
 *
 * @param today YYYY-MM-DD
 */
export async function findTutorTimes(
  db: Database,
  tutorId: string,
  today: string,
): Promise<TutorTimes> {
  const { rows } = await sql<TutorTimes>`
    select ${weeklyTimesSql("tutor", sql`${tutorId}`)} as hours,
      (select coalesce(json_agg(o), '[]') from (
        select f.id, f.first_day as "firstDay", f.last_day as "lastDay", f.reason,
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
              and b.ends_at > greatest(now(), ${dayStartSql(sql`f.first_day`)})
              and b.starts_at < ${dayStartSql(sql`f.last_day + 1`)}
          ) l
        ) planned
        where f.tutor_id = ${tutorId} and f.last_day >= ${today}::date
        order by f.first_day, f.last_day, f.id
      ) o) as "timeOff"`.execute(db);
  return rows[0] ?? { hours: [], timeOff: [] };
}

/** Adds a tutor's time off. @param reason null where nobody was asked @returns its id */
export async function insertTimeOff(
  trx: Database,
  tutorId: string,
  { firstDay, lastDay }: DayRange,
  reason: TimeOffReason | null = null,
): Promise<string> {
  const { id } = await trx
    .insertInto("time_off")
    .values({ tutor_id: tutorId, first_day: firstDay, last_day: lastDay, reason })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A tutor's own time off; null where there is none with this id. */
export async function findTimeOff(
  db: Database,
  tutorId: string,
  timeOffId: string,
): Promise<DayRange | null> {
  const { rows } = await sql<DayRange>`
    select first_day::text as "firstDay", last_day::text as "lastDay" from time_off
    where id = ${timeOffId} and tutor_id = ${tutorId}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes a tutor's own time off. @returns false if there is none with this id */
export async function deleteTimeOff(
  trx: Database,
  tutorId: string,
  timeOffId: string,
): Promise<boolean> {
  const row = await trx
    .deleteFrom("time_off")
    .where("id", "=", timeOffId)
    .where("tutor_id", "=", tutorId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
