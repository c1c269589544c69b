import {
  deleteHoliday,
  insertHolidays,
  listHolidays,
  listHolidaysWithLessons,
  type HolidayWithLessons,
} from "#data/timetable/holidays.ts";
import { isCalendarDate } from "#domain/shared/india-time.ts";
import type { Holiday } from "#domain/timetable/planning.ts";
import type { Context } from "#request/context.ts";
import { notFound } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** The academy's holidays of a year, with the lessons to come on them. */
export function loadHolidays(context: Context, year: number): Promise<HolidayWithLessons[]> {
  return listHolidaysWithLessons(adminDatabase(context), `${year}-01-01`, `${year}-12-31`);
}

/** A holiday's name, for a message after a change; null for a day that is none. @param day YYYY-MM-DD */
export async function findNameOfHoliday(context: Context, day: string): Promise<string | null> {
  const database = adminDatabase(context);
  const [found] = isCalendarDate(day) ? await listHolidays(database, day, day) : [];
  return found?.name ?? null;
}

/** @throws 404 for a day that is no holiday of the academy */
export async function requireHoliday(context: Context, day: string): Promise<void> {
  if ((await findNameOfHoliday(context, day)) === null) await notFound(context, "no-holiday");
}

/**
 * Adds holidays of the academy. Lessons planned on them stay planned. Refused where each of the days is a holiday already, or there are none.
 */
export async function addHolidays(context: Context, holidays: readonly Holiday[]): ChangeResult {
  const adminId = currentAdmin(context).accountId;
  return changeOrDeny(
    context,
    { action: "add-holiday", subject: null },
    async (trx) => (await insertHolidays(trx, adminId, holidays)).length > 0,
  );
}

/** Removes a holiday. Refused where that day is none (any more). @param day YYYY-MM-DD */
export async function removeHoliday(context: Context, day: string): ChangeResult {
  currentAdmin(context);
  const change = { action: "remove-holiday", subject: null } as const;
  return changeOrDeny(
    context,
    change,
    async (trx) => isCalendarDate(day) && deleteHoliday(trx, day),
  );
}
