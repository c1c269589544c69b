import type { AuditEntry } from "#domain/audit.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Denials of one account that are kept in one hour; nobody fills the disk by being refused. */
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

/** Adds a line to the audit log: in the transaction of the change that it tells of. */
export async function insertAuditEntry(trx: Database, entry: AuditEntry): Promise<void> {
  await trx.insertInto("audit_log").values(toRow(entry)).execute();
}

/** Adds a denial, unless that account has had `denialsKeptPerHour` within the last hour. */
export async function insertDenial(db: Database, entry: AuditEntry): Promise<void> {
  const row = toRow(entry);
  await sql`
    insert into audit_log (request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome, reason, detail)
    select ${row.request_id}, ${row.actor_id}::uuid, ${row.actor_role}, ${row.action},
      ${row.subject_kind}, ${row.subject_id}::uuid, 'denied', ${row.reason}, ${row.detail}::jsonb
    where (
      select count(*) from audit_log
      where actor_id = ${row.actor_id}::uuid and outcome = 'denied' and at > now() - interval '1 hour'
    ) < ${denialsKeptPerHour}`.execute(db);
}
