import { findAdminHome, type AdminHome } from "#data/admin-home.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/india-time.ts";
import { earliestStart } from "#domain/live-session.ts";
import type { RouterContextProvider } from "react-router";
import { contactReadFacts, logContactRead } from "#request/contact-reads.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";

const day = 86_400_000;

/** What waits for an admin now, and today's live sessions. The shown phone numbers are recorded. */
export async function loadAdminHome(
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<AdminHome> {
  const dayStart = parseIndiaDateTime(toIndiaDateTimeFields(now).date, "00:00") ?? now;
  const { requestId, bornAfter } = contactReadFacts(context);
  const home = await findAdminHome(adminDatabase(context), {
    adminId: currentAdmin(context).accountId,
    requestId,
    bornAfter,
    dayStart,
    dayEnd: new Date(dayStart.getTime() + day),
    earliestStart: earliestStart(now),
  });
  for (const id of home.newReads) logContactRead(context, id);
  return home;
}
