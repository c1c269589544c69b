import { findAdminHome, type AdminHome } from "#data/office/home.ts";
import { lateSince } from "#domain/enquiries/answer.ts";
import { isEvening } from "#domain/lessons/day.ts";
import { startOfDay } from "#domain/shared/day.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { Context } from "#request/context.ts";
import { findContacts } from "#request/contact-reads.ts";
import { adminDatabase } from "#security/guards.ts";

/**
 * What waits for an admin now, and the lessons of today, in the evening those of tomorrow too. The
 * shown phone numbers are recorded.
 */
export function loadAdminHome(context: Context, now: Date): Promise<AdminHome> {
  const database = adminDatabase(context);
  return findContacts(context, (reader) =>
    findAdminHome(database, {
      ...reader,
      dayStart: startOfDay(now),
      dayEnd: startOfDay(now, 1),
      nextDayEnd: startOfDay(now, isEvening(now) ? 2 : 1),
      date: toIndiaDateTimeFields(now).date,
      lateSince: lateSince(now),
      now,
    }),
  );
}
