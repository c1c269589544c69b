import type { AuditEntry } from "#domain/audit.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * The most denials of an action stored per account and hour, so that refused requests cannot fill the
 * disk, and many of one kind cannot hide one of another.
 */
export const denialsKeptPerHour = 100;

function toRow({ requestId, actor, action, subject, outcome, reason, detail }: AuditEntry) {
  return {
    request_id: requestId,
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    outcome,
    reason,
    detail: JSON.stringify(detail),
  };
}

/** Adds an entry to the audit log. Run it in the transaction of the change. */
export async function insertAuditEntry(trx: Database, entry: AuditEntry): Promise<void> {
  await trx.insertInto("audit_log").values(toRow(entry)).execute();
}

/**
 * Adds a denial, unless the account has `denialsKeptPerHour` of the same action within the last hour.
 *
 * @param limit null always adds it
 */
export async function insertDenial(
  db: Database,
  entry: AuditEntry,
  limit: number | null = denialsKeptPerHour,
): Promise<void> {
  if (limit === null) return insertAuditEntry(db, entry);
  const row = toRow(entry);
  await sql`
    insert into audit_log (request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome, reason, detail)
    select ${row.request_id}, ${row.actor_id}::uuid, ${row.actor_role}, ${row.action},
      ${row.subject_kind}, ${row.subject_id}::uuid, 'denied', ${row.reason}, ${row.detail}::jsonb
    where (
      select count(*) from audit_log
      where actor_id = ${row.actor_id}::uuid and action = ${row.action} and outcome = 'denied'
        and at > now() - interval '1 hour'
    ) < ${limit}`.execute(db);
}
