import type { StoredSeries } from "#domain/timetable/series/series-change.ts";
import type { SeriesRule } from "#domain/timetable/series/series.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";
import { isTaught } from "#data/teaching/teaching.ts";

/** A series that may need more lessons. */
export interface DueSeries {
  id: string;
  assignmentId: string;
  studentId: string;
  tutorId: string;
}

// One whose tutor doesn't teach now waits: it is extended when another tutor takes over, or the
// suspension is lifted.
const isDue = (until: string) => sql`s.ended_at is null
  and (s.last_day is null or s.planned_until < s.last_day) and s.planned_until < ${until}`;

const people = sql`lesson_series s join assignments a on a.id = s.assignment_id
  join tutors t on ${isTaught()}`;

/** Some of the series that are not planned up to a day, those first that have the fewest lessons ahead. */
export function listDueSeries(db: Database, until: string, limit: number) {
  return listRows<DueSeries>(db)`
    select s.id, a.id as "assignmentId", a.student_id as "studentId", a.tutor_id as "tutorId"
    from ${people} where ${isDue(until)} order by s.planned_until, s.id limit ${limit}`;
}

/** The rule of a series, and which of its places are decided (see `StoredSeries`). */
type LockedRule = SeriesRule & Pick<StoredSeries, "plannedUntil" | "plannedBefore">;

/**
 * Locks a series that is still due, with the assignment and the same people; null where somebody else
 * has extended, ended or handed it over. Lock the timetables first.
 */
export function lockDueSeries(trx: Database, { id, studentId, tutorId }: DueSeries, until: string) {
  return findRow<LockedRule>(trx)`
    select s.first_day::text as "firstDay", s.last_day::text as "lastDay",
      s.planned_until::text as "plannedUntil", s.planned_before as "plannedBefore",
      (select json_agg(json_build_object('weekday', w.weekday, 'startMinute', w.start_minute,
          'minutes', w.minutes)) from series_times w where w.series_id = s.id) as times
    from ${people} where s.id = ${id} and a.student_id = ${studentId} and a.tutor_id = ${tutorId}
      and ${isDue(until)}
    for update of s`;
}

/** Stores up to which day a locked series is planned, and the starts that could not be. */
export async function markPlanned(
  trx: Database,
  seriesId: string,
  plannedUntil: string,
  skipped: readonly Date[],
): Promise<void> {
  await sql`
    update lesson_series set planned_until = ${plannedUntil}, planned_before = null,
      skipped = skipped || ${skipped}::timestamptz[]
    where id = ${seriesId}`.execute(trx);
}
