import { findAdminHome, type AdminHome } from "#data/office/home.ts";
import { lateSince } from "#domain/enquiries/answer.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { Context } from "#request/context.ts";
import { findContacts } from "#request/contact-reads.ts";
import { adminDatabase } from "#security/guards.ts";
import { day } from "#domain/shared/durations.ts";

/** What waits for an admin now, and today's live sessions. The shown phone numbers are recorded. */
export function loadAdminHome(context: Context, now: Date): Promise<AdminHome> {
  const dayStart = parseIndiaDateTime(toIndiaDateTimeFields(now).date, "00:00") ?? now;
  const database = adminDatabase(context);
  return findContacts(context, (reader) =>
    findAdminHome(database, {
      ...reader,
      dayStart,
      dayEnd: new Date(dayStart.getTime() + day),
      lateSince: lateSince(now),
      now,
    }),
  );
}
