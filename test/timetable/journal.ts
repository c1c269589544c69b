import type { TestAcademy } from "../support/academy.ts";

/** A row of the timetable before and after one statement; null where there is none. */
export interface Change {
  table: "content_items" | "lesson_requests" | "time_off";
  id: string;
  before: Row | null;
  after: Row | null;
}

interface Row {
  assignment_id?: string;
  starts_at?: string | null;
  minutes?: number;
  cancelled_at?: string | null;
  answer?: string | null;
  lesson_id?: string;
  first_day?: string;
  substitute_id?: string | null;
  substitute_wanted_since?: string | null;
}

/** A committed change of somebody, with all that its transaction did. */
export interface Committed {
  /** Its place among all commits. */
  position: number;
  requestId: string;
  action: string;
  changes: Change[];
}

/**
 * Lets the database write down every change of the timetable with its transaction, so that the judge
 * knows what each change did, and finds those that nobody made.
 */
export async function startJournal({ pool }: TestAcademy): Promise<void> {
  const tables = ["content_items", "lesson_requests", "time_off"];
  await pool.query(`
    drop schema if exists test_journal cascade;
    create schema test_journal;
    create table test_journal.changes (
      place bigint generated always as identity primary key,
      xid text not null, "table" text not null, id uuid not null, before jsonb, after jsonb
    );
    create function test_journal.write() returns trigger
    language plpgsql security definer set search_path = pg_catalog as $$
    begin
      insert into test_journal.changes (xid, "table", id, before, after)
      values (pg_current_xact_id()::text, tg_table_name, coalesce(new.id, old.id),
        to_jsonb(old), to_jsonb(new));
      return null;
    end $$;
    ${tables
      .map(
        (table) => `create trigger written_down after insert or update or delete on ${table}
          for each row execute function test_journal.write();`,
      )
      .join("\n")}`);
}

/** The place of the last commit so far. */
export async function lastPosition({ pool }: TestAcademy): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(
    "select coalesce(max(position), 0)::int as position from audit_chain",
  );
  return rows[0]?.position ?? 0;
}

/**
 * The changes after a place, in the order of their commits. A line of the audit log is chained when its
 * transaction commits, under a lock that is held until everybody sees the commit; so the place in the
 * chain is the serial order, without any assumption about the timetable's own locks.
 *
 * @returns with them the changes of the timetable whose transactions have no line in the log
 */
export async function readJournal(
  { pool }: TestAcademy,
  after: number,
): Promise<{ committed: Committed[]; silent: Change[] }> {
  const { rows: lines } = await pool.query<Omit<Committed, "changes"> & { xid: string }>(
    `select c.position::int as position, l.request_id as "requestId", l.action, l.xmin::text as xid
     from audit_chain c join audit_log l on l.id = c.line_id
     where c.position > $1 and l.outcome = 'done' order by c.position`,
    [after],
  );
  const { rows: changes } = await pool.query<Change & { xid: string }>(
    'select xid, "table", id, before, after from test_journal.changes order by place',
  );
  await pool.query("truncate test_journal.changes");
  const byTransaction = Map.groupBy(changes, ({ xid }) => xid);
  const committed = lines.map(({ xid, ...line }) => ({
    ...line,
    changes: byTransaction.get(xid) ?? [],
  }));
  const spoken = new Set(lines.map(({ xid }) => xid));
  const silent = changes.filter((change) => !spoken.has(change.xid) && isVisible(change));
  return { committed, silent };
}

/** Whether a change is of when lessons are; the mail of a request only adds its token. */
function isVisible({ before, after }: Change): boolean {
  const facts = (row: Row | null) =>
    row && [
      row.assignment_id,
      row.starts_at,
      row.minutes,
      row.cancelled_at,
      row.answer,
      row.substitute_id,
    ];
  return JSON.stringify(facts(before)) !== JSON.stringify(facts(after));
}
