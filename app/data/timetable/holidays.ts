import type { Holiday } from "#domain/timetable/planning.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult, listRows } from "#data/shared/rows.ts";
import { dayStartSql } from "./time-off.ts";

/** The academy's holidays between two days, both included (YYYY-MM-DD), in order. */
export function listHolidays(db: Database, firstDay: string, lastDay: string) {
  return listRows<Holiday>(db)`
    select day::text as day, name from holidays
    where day between ${firstDay}::date and ${lastDay}::date order by day`;
}

/** A lesson or a demo class to come on a holiday. */
interface HolidayLesson {
  id: string;
  /** null for a demo class. */
  studentId: string | null;
  studentName: string;
  tutorId: string | null;
  tutorName: string;
  /** ISO 8601 */
  startsAt: string;
}

/** A holiday with the first of the lessons that are planned on it all the same. */
export interface HolidayWithLessons extends Holiday {
  lessons: HolidayLesson[];
  /** How many there are in all. */
  lessonCount: number;
}

/** How many lessons are listed for each holiday. */
const lessonsShown = 5;

/** As `listHolidays`, with the lessons to come that lie on the holidays. */
export function listHolidaysWithLessons(db: Database, firstDay: string, lastDay: string) {
  return listRows<HolidayWithLessons>(db)`
    select h.day::text as day, h.name, planned.lessons, planned.count as "lessonCount"
    from holidays h cross join lateral (
      select coalesce(json_agg(l order by l.rank) filter (where l.rank <= ${lessonsShown}), '[]')
        as lessons, count(*)::int as count
      from (
        select coalesce(b.lesson_id, b.demo_id) as id, s.id as "studentId",
          coalesce(s.name, e.child_name, e.asker_name) as "studentName", t.id as "tutorId",
          concat_ws(' ', t.first_name, nullif(t.last_name, '')) as "tutorName",
          b.starts_at as "startsAt",
          row_number() over (order by b.starts_at, coalesce(b.lesson_id, b.demo_id)) as rank
        from booked_times b
        left join students s on s.id = b.student_id
        left join tutors t on t.id = b.tutor_id
        left join demo_lessons d on d.id = b.demo_id
        left join enquiries e on e.id = d.enquiry_id
        where b.request_id is null and b.ends_at > greatest(now(), ${dayStartSql(sql`h.day`)})
          and b.starts_at > ${dayStartSql(sql`h.day - 1`)}
          and b.starts_at < ${dayStartSql(sql`h.day + 1`)}
      ) l
    ) planned
    where h.day between ${firstDay}::date and ${lastDay}::date order by h.day`;
}

/** Adds holidays; a day that has one already keeps it. @returns the days that were added */
export async function insertHolidays(
  trx: Database,
  adminId: string | null,
  holidays: readonly Holiday[],
): Promise<string[]> {
  if (holidays.length === 0) return [];
  const rows = await trx
    .insertInto("holidays")
    .values(holidays.map(({ day, name }) => ({ day, name: name.trim(), added_by: adminId })))
    .onConflict((conflict) => conflict.column("day").doNothing())
    .returning(sql<string>`day::text`.as("day"))
    .execute();
  return rows.map(({ day }) => day);
}

/** Removes a holiday. @returns false where that day is none */
export const deleteHoliday = (trx: Database, day: string) =>
  trx
    .deleteFrom("holidays")
    .where("day", "=", sql<Date>`${day}::date`)
    .returning("name")
    .$call(hasResult);
