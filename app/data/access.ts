import { deleteCalendarToken } from "./calendars.ts";
import type { Database } from "./database.ts";
import { deleteSessionsOf } from "./sessions.ts";

/**
 * Ends whatever opens an account, or reads from it, without its password: sessions, pending
 * sign-ins, known devices and the calendar's address. Run it in a transaction.
 */
export async function endAccess(trx: Database, accountId: string): Promise<void> {
  await deleteSessionsOf(trx, accountId);
  await deleteCalendarToken(trx, accountId);
}
