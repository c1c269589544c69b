import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import { findRow } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** The kinds of record whose deletion can be undone. */
export type UndoKind = "content-item" | "lessons" | "announcement" | "assignment" | "student";

/** A deletion and who made it. */
export interface Deletion {
  actorId: string;
  kind: UndoKind;
  recordId: string;
  /** For `lessons`: all that are deleted together; `recordId` is one of them. */
  itemIds?: readonly string[];
}

/** The rows of one table that a deletion removes. */
type Part = readonly [table: keyof Tables, rows: RawBuilder<unknown>];

/**
 * The times that open requests and settled demo classes hold; triggers insert those of lessons and
 * planned demo classes themselves.
 */
const held = (lessons: RawBuilder<unknown>, enquiries = sql`(select null::uuid)`): Part => [
  "booked_times",
  sql`request_id is not null and lesson_id in ${lessons} or demo_id in (select d.id
    from demo_lessons d where d.outcome is not null and d.enquiry_id in ${enquiries})`,
];

// Parents before children. Sessions are left out on purpose: an undo signs nobody in.
const parts: Record<UndoKind, (id: string, itemIds: readonly string[]) => readonly Part[]> = {
  "content-item": (id) => [
    ["content_items", sql`id = ${id}`],
    ["finished_items", sql`item_id = ${id}`],
    ["lesson_requests", sql`lesson_id = ${id}`],
    ["lesson_proposals", sql`lesson_id = ${id}`],
    held(sql`(select ${id}::uuid)`),
  ],
  lessons: (_, itemIds) => [
    ["content_items", sql`id = any(${itemIds}::uuid[])`],
    ["finished_items", sql`item_id = any(${itemIds}::uuid[])`],
    ["lesson_requests", sql`lesson_id = any(${itemIds}::uuid[])`],
    ["lesson_proposals", sql`lesson_id = any(${itemIds}::uuid[])`],
    held(sql`(select unnest(${itemIds}::uuid[]))`),
  ],
  announcement: (id) => [["announcements", sql`id = ${id}`]],
  assignment: (id) => {
    const series = sql`(select id from lesson_series where assignment_id = ${id})`;
    const items = sql`(select i.id from content_items i where i.assignment_id = ${id})`;
    return [
      ["assignments", sql`id = ${id}`],
      ["course_approvals", sql`course_id = ${id}`],
      ["lesson_series", sql`assignment_id = ${id}`],
      ["series_times", sql`series_id in ${series}`],
      ["content_items", sql`assignment_id = ${id}`],
      ["finished_items", sql`item_id in ${items}`],
      ["lesson_requests", sql`lesson_id in ${items}`],
      ["lesson_proposals", sql`lesson_id in ${items}`],
      held(items),
      ["announcements", sql`assignment_id = ${id}`],
    ];
  },
  student: (id) => {
    const assignments = sql`(select id from assignments where student_id = ${id})`;
    const series = sql`(select id from lesson_series where assignment_id in ${assignments})`;
    const items = sql`(select i.id from content_items i where i.assignment_id in ${assignments})`;
    const lines = sql`(select id from lines where student_id = ${id} or account_id = ${id})`;
    const guardians = sql`(select id from guardians where student_id = ${id})`;
    const enquiries = sql`(select id from enquiries where student_id = ${id})`;
    return [
      ["accounts", sql`id = ${id}`],
      ["students", sql`id = ${id}`],
      ["tutors", sql`id = ${id}`],
      ["tutor_suspensions", sql`tutor_id = ${id}`],
      ["tutor_hours", sql`tutor_id = ${id}`],
      ["time_off", sql`tutor_id = ${id}`],
      ["tutor_payees", sql`tutor_id = ${id}`],
      ["passkeys", sql`account_id = ${id}`],
      // Before the assignments, whose triggers would make new ones.
      ["lines", sql`student_id = ${id} or account_id = ${id}`],
      ["line_messages", sql`line_id in ${lines}`],
      ["line_withdrawals", sql`line_id in ${lines}`],
      ["line_reads", sql`line_id in ${lines}`],
      ["line_reports", sql`line_id in ${lines}`],
      ["line_reviews", sql`line_id in ${lines}`],
      ["assignments", sql`student_id = ${id}`],
      ["course_approvals", sql`student_id = ${id}`],
      ["seen_items", sql`student_id = ${id}`],
      ["demo_requests", sql`student_id = ${id}`],
      ["preferred_times", sql`student_id = ${id}`],
      ["calendar_feeds", sql`account_id = ${id}`],
      ["birth_dates", sql`student_id = ${id}`],
      ["guardians", sql`student_id = ${id}`],
      ["guardian_links", sql`guardian_id in ${guardians}`],
      ["fee_links", sql`student_id = ${id} or guardian_id in ${guardians}`],
      ["guardian_consents", sql`guardian_id in ${guardians}`],
      ["mail_refusals", sql`account_id = ${id}`],
      ["push_refusals", sql`account_id = ${id}`],
      ["enquiries", sql`student_id = ${id}`],
      ["enquiry_events", sql`enquiry_id in ${enquiries}`],
      ["demo_lessons", sql`enquiry_id in ${enquiries}`],
      ["mails", sql`account_id = ${id} or enquiry_id in ${enquiries}`],
      ["mailed_links", sql`account_id = ${id}`],
      ["staff_notes", sql`account_id = ${id}`],
      ["lesson_series", sql`assignment_id in ${assignments}`],
      ["series_times", sql`series_id in ${series}`],
      ["content_items", sql`assignment_id in ${assignments}`],
      ["finished_items", sql`student_id = ${id}`],
      ["lesson_requests", sql`lesson_id in ${items}`],
      ["lesson_proposals", sql`lesson_id in ${items}`],
      held(items, enquiries),
      ["lesson_events", sql`student_id = ${id}`],
      ["family_students", sql`student_id = ${id}`],
      ["document_students", sql`student_id = ${id}`],
      ["family_moves", sql`student_id = ${id}`],
      ["discounts", sql`student_id = ${id}`],
      ["discount_ends", sql`discount_id in (select id from discounts where student_id = ${id})`],
      // Before the reports, which would write theirs without their ticks.
      ["homeworks", sql`student_id = ${id}`],
      [
        "homework_answers",
        sql`homework_id in (select h.id from homeworks h where h.student_id = ${id})`,
      ],
      ["photos", sql`student_id = ${id}`],
      ["lesson_reports", sql`student_id = ${id}`],
      ["announcements", sql`assignment_id in ${assignments}`],
    ];
  },
};

/**
 * Copies the rows that a deletion is about to remove, for `seconds`. Run it in the deletion's
 * transaction, after locking the record.
 */
export async function insertSnapshot(
  trx: Database,
  { actorId, kind, recordId, itemIds = [] }: Deletion,
  seconds: number,
): Promise<void> {
  const copies = parts[kind](recordId, itemIds).map(
    ([table, rows]) => sql`jsonb_build_object('table', ${sql.lit(table)}, 'rows',
      (select coalesce(jsonb_agg(t), '[]') from ${sql.table(table)} t where ${rows}))`,
  );
  await sql`
    insert into undo_snapshots (record_id, actor_id, kind, parts, expires_at)
    values (${recordId}, ${actorId}, ${kind}, jsonb_build_array(${sql.join(copies)}),
      now() + make_interval(secs => ${seconds}))
    on conflict (record_id) do update set actor_id = excluded.actor_id, kind = excluded.kind,
      parts = excluded.parts, expires_at = excluded.expires_at`.execute(trx);
}

/**
 * Restores a deletion's rows as they were; a second time it changes nothing. Run it in a
 * transaction.
 *
 * @returns false where this actor has no such deletion to undo, or no longer
 * @throws the database's error where a restored row violates a constraint (`violatedConstraint`)
 */
export async function restoreSnapshot(trx: Database, deletion: Deletion): Promise<boolean> {
  const { actorId, kind, recordId } = deletion;
  // Generated columns can't be inserted.
  const snapshot = await findRow<{ tables: { name: keyof Tables; columns: string[] }[] }>(trx)`
    select (select coalesce(jsonb_agg(jsonb_build_object('name', part -> 'table', 'columns',
        (select jsonb_agg(attname) from pg_attribute
          where attrelid = (part ->> 'table')::regclass and attnum > 0 and not attisdropped
            and attgenerated = '')) order by place), '[]')
      from jsonb_array_elements(parts) with ordinality p (part, place)) as tables
    from undo_snapshots
    where record_id = ${recordId} and actor_id = ${actorId} and kind = ${kind} and expires_at > now()
    for update`;
  if (!snapshot) return false;
  for (const { name: table, columns } of snapshot.tables) {
    const list = (of = "") => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));
    await sql`
      insert into ${sql.table(table)} (${list()})
      select ${list("row.")} from undo_snapshots, jsonb_array_elements(parts) part,
        jsonb_populate_recordset(null::${sql.table(table)}, part -> 'rows') row
      where record_id = ${recordId} and part ->> 'table' = ${table}`.execute(trx);
  }
  await sql`update undo_snapshots set parts = '[]' where record_id = ${recordId}`.execute(trx);
  return true;
}

/** Deletes expired snapshots, except those that another transaction is deleting. */
export async function deleteExpiredSnapshots(db: Database): Promise<void> {
  const expired = db
    .selectFrom("undo_snapshots")
    .where("expires_at", "<=", sql<Date>`now()`)
    .select("record_id")
    .forUpdate()
    .skipLocked();
  await db.deleteFrom("undo_snapshots").where("record_id", "in", expired).execute();
}
