import type { AuditActor, AuditEntry } from "#domain/audit/audit.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/**
 * The most denials of an action stored per account and hour, so that refused requests cannot fill the
 * disk, and many of one kind cannot hide one of another. Further ones are counted.
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

/** SQL: the hour in which a moment is. */
const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

/**
 * Counts a denial of a signed-in person, and adds it if it is one of the account's first
 * `denialsKeptPerHour` of that action within the hour.
 */
export async function insertDenial(
  db: Database,
  entry: AuditEntry & { actor: AuditActor },
): Promise<void> {
  const row = toRow(entry);
  await sql`
    with counted as (
      insert into denial_counts as d (actor_id, action, hour, actor_role, request_id)
      values (${row.actor_id}, ${row.action}, ${thisHour}, ${row.actor_role}, ${row.request_id})
      on conflict (actor_id, action, hour) do update
        set denials = d.denials + 1, request_id = excluded.request_id
      returning denials
    )
    insert into audit_log (request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome, reason, detail)
    select ${row.request_id}, ${row.actor_id}::uuid, ${row.actor_role}, ${row.action},
      ${row.subject_kind}, ${row.subject_id}::uuid, 'denied', ${row.reason}, ${row.detail}::jsonb
    from counted where denials <= ${denialsKeptPerHour}`.execute(db);
}

/**
 * Adds a line for the denials of each hour that has ended that were only counted, and deletes the
 * counts. Several instances may run it at once: each count is taken by one of them.
 */
export async function insertCountedDenials(db: Database): Promise<void> {
  await sql`
    with ended as (delete from denial_counts where hour < ${thisHour} returning *)
    insert into audit_log (request_id, actor_id, actor_role, action, outcome, reason, detail)
    select request_id, actor_id, actor_role, action, 'denied', 'repeated',
      jsonb_build_object('times', denials - ${sql.lit(denialsKeptPerHour)},
        'since', to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from ended where denials > ${sql.lit(denialsKeptPerHour)} order by hour, actor_id, action`.execute(
    db,
  );
}
