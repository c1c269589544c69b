import type { Queued } from "#domain/mail/mail.ts";
import { floodPauseMinutes, gatherSeconds } from "#domain/enquiries/limits.ts";
import { rolesIn } from "#domain/people/staff.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyValue } from "#data/shared/rows.ts";

/**
 * Inserts a mail about enquiries to each of the staff who look after them, unless one is waiting that
 * will say it too. Sending that one waits for this transaction.
 *
 * @param isFlood whether so many came that the next mail has to wait
 * @returns the queue entries to add
 */
export async function insertEnquiryMails(trx: Database, isFlood: boolean): Promise<Queued[]> {
  const afterPause = sql`(
    select max(coalesce(m.sent_at, m.due_at)) + make_interval(mins => ${floodPauseMinutes})
    from mails m where m.account_id = d.id and m.kind = 'enquiries')`;
  const { rows } = await sql<Queued & { isNew: boolean }>`
    insert into mails (account_id, kind, due_at)
    select d.id, 'enquiries', greatest(now() + make_interval(secs => ${gatherSeconds}),
      case when ${isFlood} then ${afterPause} end)
    from admins d where d.role = any(${rolesIn("enquiries")}) order by d.id
    on conflict (account_id) where kind = 'enquiries' and begun_at is null
      do update set data = mails.data
    returning id as "mailId", due_at as "dueAt", xmax = 0 as "isNew"`.execute(trx);
  return rows.filter(({ isNew }) => isNew).map(({ mailId, dueAt }): Queued => ({ mailId, dueAt }));
}

/** Numbers above this are given as "or more". */
export const maxCountedEnquiries = 100;

/** How many enquiries nobody has answered; counted up to `maxCountedEnquiries`. */
export const countUnanswered = (db: Database) => onlyValue<number>(db)`
    select count(*)::int as count from (
      select from enquiries where answered_at is null and stage = 'new' limit ${maxCountedEnquiries}
    ) waiting`;
