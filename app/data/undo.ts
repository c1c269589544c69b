import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** What can be brought back after its deletion. */
export type UndoKind = "content-item" | "announcement" | "assignment" | "student";

/** Who deleted what. */
export interface Deletion {
  actorId: string;
  kind: UndoKind;
  recordId: string;
}

/** One table's share of a deletion: which of its rows go. */
type Part = readonly [table: keyof Tables, rows: RawBuilder<unknown>];

// Parents stand before children. Sessions are left out on purpose: nobody is signed in by an undo.
const parts: Record<UndoKind, (id: string) => readonly Part[]> = {
  "content-item": (id) => [["content_items", sql`id = ${id}`]],
  announcement: (id) => [["announcements", sql`id = ${id}`]],
  assignment: (id) => [
    ["assignments", sql`id = ${id}`],
    ["course_approvals", sql`course_id = ${id}`],
    ["content_items", sql`assignment_id = ${id}`],
    ["announcements", sql`assignment_id = ${id}`],
  ],
  student: (id) => {
    const assignments = sql`(select id from assignments where student_id = ${id})`;
    const guardians = sql`(select id from guardians where student_id = ${id})`;
    return [
      ["accounts", sql`id = ${id}`],
      ["students", sql`id = ${id}`],
      ["tutors", sql`id = ${id}`],
      ["admins", sql`id = ${id}`],
      ["second_factors", sql`admin_id = ${id}`],
      ["recovery_codes", sql`admin_id = ${id}`],
      ["assignments", sql`student_id = ${id}`],
      ["course_approvals", sql`student_id = ${id}`],
      ["seen_items", sql`student_id = ${id}`],
      ["calendar_feeds", sql`account_id = ${id}`],
      ["birth_dates", sql`student_id = ${id}`],
      ["guardians", sql`student_id = ${id}`],
      ["guardian_links", sql`guardian_id in ${guardians}`],
      ["guardian_consents", sql`guardian_id in ${guardians}`],
      ["mail_refusals", sql`account_id = ${id}`],
      ["mails", sql`account_id = ${id}`],
      ["mailed_links", sql`account_id = ${id}`],
      ["content_items", sql`assignment_id in ${assignments}`],
      ["announcements", sql`assignment_id in ${assignments}`],
    ];
  },
};

/**
 * Keeps the rows that a deletion is about to take, for `seconds`. Run it in the deletion's
 * transaction, once the record is locked.
 */
export async function insertSnapshot(
  trx: Database,
  { actorId, kind, recordId }: Deletion,
  seconds: number,
): Promise<void> {
  const kept = parts[kind](recordId).map(
    ([table, rows]) => sql`jsonb_build_object('table', ${sql.lit(table)}, 'rows',
      (select coalesce(jsonb_agg(t), '[]') from ${sql.table(table)} t where ${rows}))`,
  );
  await sql`
    insert into undo_snapshots (record_id, actor_id, kind, parts, expires_at)
    values (${recordId}, ${actorId}, ${kind}, jsonb_build_array(${sql.join(kept)}),
      now() + make_interval(secs => ${seconds}))
    on conflict (record_id) do update set actor_id = excluded.actor_id, kind = excluded.kind,
      parts = excluded.parts, expires_at = excluded.expires_at`.execute(trx);
}

/**
 * Puts a deletion's rows back as they were. Done once already, it changes nothing. Run it in a
 * transaction.
 *
 * @returns false where this actor has no such deletion to undo, or no longer
 * @throws the database's error where the rows don't fit any more (see `readMisfit`)
 */
export async function restoreSnapshot(trx: Database, deletion: Deletion): Promise<boolean> {
  const { actorId, kind, recordId } = deletion;
  const { rows: found } = await sql<{ tables: (keyof Tables)[] }>`
    select array(select jsonb_array_elements(parts) ->> 'table') as tables from undo_snapshots
    where record_id = ${recordId} and actor_id = ${actorId} and kind = ${kind} and expires_at > now()
    for update`.execute(trx);
  const snapshot = found[0];
  if (!snapshot) return false;
  for (const table of snapshot.tables) {
    await sql`
      insert into ${sql.table(table)}
      select row.* from undo_snapshots, jsonb_array_elements(parts) part,
        jsonb_populate_recordset(null::${sql.table(table)}, part -> 'rows') row
      where record_id = ${recordId} and part ->> 'table' = ${table}`.execute(trx);
  }
  await sql`update undo_snapshots set parts = '[]' where record_id = ${recordId}`.execute(trx);
  return true;
}

/**
 * Why rows don't fit any more: 'taken' where something else has what must be unique, 'orphaned'
 * where what they belong to is gone; null for any other error.
 */
export function readMisfit(error: unknown): "taken" | "orphaned" | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "23505") return "taken";
  return code === "23503" ? "orphaned" : null;
}

/** Removes what can no longer be undone; what somebody else is about to remove is left to them. */
export async function deleteExpiredSnapshots(db: Database): Promise<void> {
  const expired = db
    .selectFrom("undo_snapshots")
    .where("expires_at", "<=", sql<Date>`now()`)
    .select("record_id")
    .forUpdate()
    .skipLocked();
  await db.deleteFrom("undo_snapshots").where("record_id", "in", expired).execute();
}
