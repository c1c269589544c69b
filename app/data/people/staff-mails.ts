import type { StaffNews } from "#domain/mail/mail.ts";
import type { Database } from "#data/shared/database.ts";
import { insertMails } from "#data/mail/mails.ts";
import { listOwnerIds } from "./staff.ts";

/**
 * Adds the mail about a change of the staff to every owner with a password, also to whoever made it: a
 * session that lies open must not act unnoticed. The member concerned gets a mail of their own.
 */
export async function insertStaffMails(
  trx: Database,
  news: Omit<StaffNews, "at">,
): ReturnType<typeof insertMails> {
  const owners = (await listOwnerIds(trx)).filter((id) => id !== news.memberId);
  const data = { ...news, at: new Date().toISOString() };
  return insertMails(
    trx,
    owners.map((accountId) => ({ kind: "staff-change", accountId, data })),
  );
}
