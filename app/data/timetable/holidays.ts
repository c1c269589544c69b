import type { Holiday } from "#domain/timetable/planning.ts";
import { sql } from "kysely";
import type { Database } from "#data/database.ts";

/** The academy's holidays between two days, both included (YYYY-MM-DD), in order. */
export async function listHolidays(
  db: Database,
  firstDay: string,
  lastDay: string,
): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select day::text as day, name from holidays
    where day between ${firstDay}::date and ${lastDay}::date order by day`.execute(db);
  return rows;
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
export async function deleteHoliday(trx: Database, day: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("holidays")
    .where("day", "=", sql<Date>`${day}::date`)
    .returning("name")
    .executeTakeFirst();
  return row !== undefined;
}
