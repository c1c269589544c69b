import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** The most mails of one round; the others wait for the next. */
const batchSize = 100;

/**
 * Inserts the mails to guardians who have consented to the first text only, once for each. A partial
 * index has those who were not mailed, so that it costs nothing once all were. It may run in several
 * instances at once.
 *
 * @returns the queue entries to add
 */
export async function insertConsentRenewals(
  trx: Database,
): Promise<{ mailId: string; dueAt: Date }[]> {
  const { rows } = await sql<{ mailId: string; dueAt: Date }>`
    with due as (
      select g.id from guardians g join accounts a on a.id = g.student_id
      where g.ended_at is null and g.consent = 'given' and g.consent_version < 2
        and g.renewal_mailed_at is null and a.verified_at is not null
      order by g.id limit ${batchSize} for update of g skip locked
    ), asked as (
      update guardians g set renewal_mailed_at = now() from due where g.id = due.id
      returning g.id, g.student_id, g.email
    )
    insert into mails (account_id, address, kind, data)
    select student_id, email, 'consent-renewal', jsonb_build_object('guardianId', id) from asked
    returning id as "mailId", due_at as "dueAt"`.execute(trx);
  return rows;
}
