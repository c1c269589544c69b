import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow, onlyValue } from "#data/shared/rows.ts";

/** A tutor's hours, or the times that suit a student's family. */
export type TimesOf = "tutor" | "student";

const tables = {
  tutor: { table: sql.table("tutor_hours"), owner: sql.ref("tutor_id") },
  student: { table: sql.table("preferred_times"), owner: sql.ref("student_id") },
} as const;

/** SQL: the times of a person as a JSON array, in the week's order; empty for none. */
export function weeklyTimesSql(kind: TimesOf, id: RawBuilder<unknown>): RawBuilder<WeeklyTime[]> {
  const { table, owner } = tables[kind];
  return sql`(select coalesce(json_agg(json_build_object('weekday', times.weekday,
    'fromMinute', times.from_minute, 'toMinute', times.to_minute) order by times.weekday, times.from_minute), '[]')
    from ${table} times where times.${owner} = ${id})`;
}

/** SQL: the same as ranges of minutes of the week, from Monday's midnight; null for none. */
export function weekRangesSql(kind: TimesOf, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const { table, owner } = tables[kind];
  return sql`(select range_agg(int4range((times.weekday - 1) * 1440 + times.from_minute,
    (times.weekday - 1) * 1440 + times.to_minute)) from ${table} times where times.${owner} = ${id})`;
}

/**
 * SQL: the same for this week and the next one, in which a lesson of Sunday night that lasts until
 * Monday lies as a whole.
 */
export function twoWeeksRangesSql(kind: TimesOf, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const { table, owner } = tables[kind];
  return sql`(select range_agg(int4range(
      week.start + (times.weekday - 1) * 1440 + times.from_minute,
      week.start + (times.weekday - 1) * 1440 + times.to_minute))
    from ${table} times cross join (values (0), (10080)) week (start) where times.${owner} = ${id})`;
}

/** A person's times, in the week's order. */
export function listWeeklyTimes(db: Database, kind: TimesOf, id: string) {
  return onlyValue<WeeklyTime[]>(db)`
    select ${weeklyTimesSql(kind, sql`${id}`)} as times`;
}

/**
 * Replaces a person's times. Lock the person before, so that two forms don't mix.
 *
 * @returns false where they are the same already
 */
export async function replaceWeeklyTimes(
  trx: Database,
  kind: TimesOf,
  id: string,
  times: readonly WeeklyTime[],
): Promise<boolean> {
  const { table, owner } = tables[kind];
  const stored = await listWeeklyTimes(trx, kind, id);
  if (JSON.stringify(stored) === JSON.stringify(times)) return false;
  if (stored.length > 0)
    await sql`delete from ${table} times where times.${owner} = ${id}`.execute(trx);
  if (times.length > 0) {
    const values = times.map(
      ({ weekday, fromMinute, toMinute }) => sql`(${id}, ${weekday}, ${fromMinute}, ${toMinute})`,
    );
    await sql`insert into ${table} (${owner}, weekday, from_minute, to_minute)
      values ${sql.join(values)}`.execute(trx);
  }
  return true;
}

/** Records that a student does not want to be asked for times now. @returns false if they already had */
export const postponePreferredTimes = (trx: Database, studentId: string) => hasRow(trx)`
    update students set times_put_off_at = now()
    where id = ${studentId} and times_put_off_at is null returning id`;
