import { deleteCalendarToken } from "#data/calendar/calendars.ts";
import { deleteOwnFeeLinks } from "#data/fees/mails/links.ts";
import type { Database } from "#data/shared/database.ts";
import { deleteSessionsOf } from "./sessions.ts";
import { deleteRequestLinks } from "#data/timetable/request-links.ts";

/**
 * Ends whatever opens an account, reads from it or acts for it without its password: sessions,
 * pending sign-ins, known devices, the calendar's address, and the links that answer requests or show
 * the account's own fees. Run it in a transaction.
 */
export async function endAccess(trx: Database, accountId: string): Promise<void> {
  await deleteSessionsOf(trx, accountId);
  await deleteCalendarToken(trx, accountId);
  await deleteRequestLinks(trx, accountId);
  await deleteOwnFeeLinks(trx, accountId);
}
