import { findOfficeDay, type OfficeDay } from "#data/lessons/day.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { startOfDay } from "#domain/shared/day.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** The lessons of a day in India, and the tutors who are away. @param date an existing one, YYYY-MM-DD */
export function loadOfficeDay(context: Context, date: string, now: Date): Promise<OfficeDay> {
  const from = parseIndiaDateTime(date, "00:00") ?? startOfDay(now);
  return findOfficeDay(adminDatabase(context), date, { from, to: startOfDay(from, 1), now });
}
