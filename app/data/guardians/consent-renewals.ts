import type { Queued } from "#domain/mail/mail.ts";
import { currentConsentVersion } from "#domain/guardians/guardian.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";

/** The most mails of one round; the others wait for the next. */
const batchSize = 100;

/**
 * Inserts the mails to guardians who have consented to an earlier text, once for each text. A partial
 * index has those who were not mailed about this one, so that it costs nothing once all were. It may run in several
 * instances at once.
 *
 * @returns the queue entries to add
 */
export function insertConsentRenewals(trx: Database) {
  // A literal, so that the planner sees that the index covers it.
  const version = sql.lit(currentConsentVersion);
  return listRows<Queued>(trx)`
    with due as (
      select g.id from guardians g join accounts a on a.id = g.student_id
      where g.ended_at is null and g.consent = 'given' and g.consent_version < ${version}
        and coalesce(g.renewal_version, 0) < ${version} and a.verified_at is not null
      order by g.id limit ${batchSize} for update of g skip locked
    ), asked as (
      update guardians g set renewal_mailed_at = now(), renewal_version = ${version} from due where g.id = due.id
      returning g.id, g.student_id, g.email
    )
    insert into mails (account_id, address, kind, data)
    select student_id, email, 'consent-renewal', jsonb_build_object('guardianId', id) from asked
    returning id as "mailId", due_at as "dueAt"`;
}
