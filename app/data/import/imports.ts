import { isRecordId } from "#domain/record-id.ts";
import type { ImportColumns, ImportKind } from "#domain/import/fields.ts";
import type { RowProblem } from "#domain/import/plan.ts";
import { keptHours, silentSeconds, type ImportState } from "#domain/import/state.ts";
import type { Sheet } from "#domain/import/sheet.ts";
import { sql } from "kysely";
import type { Database } from "../database.ts";

/** What a dry run found. */
export interface Findings {
  columns: ImportColumns;
  /** The first ones. */
  problems: RowProblem[];
  /** How many rows have a problem. */
  bad: number;
  created: number;
  changed: number;
  same: number;
  digest: string;
}

/** An import as its page shows it. */
export interface ImportRecord extends Findings {
  id: string;
  kind: ImportKind;
  state: ImportState;
  createdAt: Date;
  finishedAt: Date | null;
  failure: "changed" | "error" | null;
  progress: number;
  undone: number;
  /** The headings of the sheet; null once it is imported. */
  headers: string[] | null;
  /** The first rows of the sheet. */
  samples: string[][] | null;
  /** After an undo: the names of what has been used since and stayed. */
  stayed: string[];
}

function writeFindings({ columns, problems, ...counts }: Findings) {
  return { columns: JSON.stringify(columns), problems: JSON.stringify(problems), ...counts };
}

/** Stores a sheet with its dry run. @returns its id */
export async function insertImport(
  trx: Database,
  { kind, sheet, createdBy }: { kind: ImportKind; sheet: Sheet; createdBy: string },
  findings: Findings,
): Promise<string> {
  const { id } = await trx
    .insertInto("imports")
    .values({
      kind,
      created_by: createdBy,
      sheet: JSON.stringify(sheet),
      ...writeFindings(findings),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores another dry run of a sheet that is not imported yet. @returns false for any other */
export async function updateFindings(
  db: Database,
  importId: string,
  findings: Findings,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("imports")
    .set({ ...writeFindings(findings), failure: null })
    .where("id", "=", importId)
    .where("state", "=", "checked")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The names behind the records that an undo left. */
const stayedSql = sql`array(
  select coalesce(s.name, t.first_name || ' ' || t.last_name, g.name,
    m.student_name || ', ' || m.tutor_name) as name
  from imported_records r
  left join students s on s.id = r.record_id
  left join tutors t on t.id = r.record_id
  left join guardians g on g.id = r.record_id
  left join assignments m on m.id = r.record_id
  where r.import_id = i.id and i.state = 'undone'
    and coalesce(s.id, t.id, g.id, m.id) is not null
  order by 1 limit 200)`;

/** An import; null where there is none. */
export async function findImport(db: Database, importId: string): Promise<ImportRecord | null> {
  if (!isRecordId(importId)) return null;
  const { rows } = await sql<ImportRecord>`
    select i.id, i.kind, i.state, i.created_at as "createdAt", i.finished_at as "finishedAt",
      i.failure, i.progress, i.undone, i.columns, i.problems, i.bad, i.created, i.changed, i.same, i.digest,
      i.sheet -> 'headers' as headers,
      jsonb_path_query_array(i.sheet, '$.rows[0 to 2]') as samples,
      ${stayedSql} as stayed
    from imports i where i.id = ${importId}`.execute(db);
  return rows[0] ?? null;
}

/** An import in the list of the last ones. */
export type ListedImport = Pick<
  ImportRecord,
  "id" | "kind" | "state" | "createdAt" | "created" | "changed" | "same"
>;

/** The imports of the last day, newest first. */
export async function listImports(db: Database): Promise<ListedImport[]> {
  return db
    .selectFrom("imports")
    .select(["id", "kind", "state", "created_at as createdAt", "created", "changed", "same"])
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
}

/** The sheet of an import; null where there is none any more. */
export async function findSheet(
  db: Database,
  importId: string,
): Promise<{ kind: ImportKind; sheet: Sheet; columns: ImportColumns; digest: string } | null> {
  const row = await db
    .selectFrom("imports")
    .where("id", "=", importId)
    .select(["kind", "sheet", "columns", "digest"])
    .executeTakeFirst();
  return row?.sheet ? { ...row, sheet: row.sheet } : null;
}

/**
 * Changes the state of an import that has another, in the name of an admin.
 *
 * @returns false for one that has not
 */
export async function moveImport(
  db: Database,
  importId: string,
  from: ImportState,
  to: ImportState,
  by: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("imports")
    .set({ state: to, created_by: by, progress: 0, failure: null, run_id: null })
    .where("id", "=", importId)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A run of an import, or of its undo. */
export interface ImportRun {
  id: string;
  runId: string;
  state: "running" | "undoing";
  createdBy: string | null;
}

/**
 * Takes the next import that waits, for one instance; null while another import runs. One whose run
 * has been silent for too long goes back to its dry run, or waits for its undo again: the database has
 * rolled back what it did.
 */
export async function takeImport(db: Database, runId: string): Promise<ImportRun | null> {
  await sql`
    update imports set run_id = null, progress = 0,
      failure = case state when 'running' then 'error' else failure end,
      state = case state when 'running' then 'checked' else 'undo-waiting' end
    where state in ('running', 'undoing')
      and progress_at < now() - make_interval(secs => ${silentSeconds})`.execute(db);
  const waiting = await db
    .selectFrom("imports")
    .where("state", "in", ["waiting", "undo-waiting"])
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return waiting ? takeWaiting(db, runId) : null;
}

async function takeWaiting(db: Database, runId: string): Promise<ImportRun | null> {
  return db.transaction().execute(async (trx) => {
    // Two instances that look at once would each see no import that runs. Two imports of the same
    // people would wait for each other's rows, longer than a statement may take, or for ever.
    await sql`select pg_advisory_xact_lock(hashtextextended('viluva import', 0))`.execute(trx);
    const { rows } = await sql<ImportRun>`
      update imports set run_id = ${runId}, progress = 0, progress_at = now(),
        state = case state when 'waiting' then 'running' else 'undoing' end
      where id = (select id from imports where state in ('waiting', 'undo-waiting')
          order by created_at limit 1 for update skip locked)
        and not exists (select from imports where state in ('running', 'undoing'))
      returning id, run_id as "runId", state, created_by as "createdBy"`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Says how far a run is. Not in its transaction, so that others see it. */
export async function reportProgress(db: Database, runId: string, progress: number): Promise<void> {
  await sql`update imports set progress = ${progress}, progress_at = now()
    where run_id = ${runId} and state in ('running', 'undoing')`.execute(db);
}

/**
 * Ends a run, in its transaction. The sheet and what was found in it are deleted.
 *
 * @returns false where another instance has taken it for dead: roll back then
 */
export async function finishImport(
  trx: Database,
  { id, runId }: ImportRun,
  result: { state: "done" } | { state: "undone"; undone: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("imports")
    .set({
      run_id: null,
      ...(result.state === "done"
        ? { state: "done", sheet: null, problems: "[]", finished_at: sql<Date>`now()` }
        : { state: "undone", undone: result.undone, undone_at: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .where("run_id", "=", runId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a run that has changed nothing. @param findings of another dry run; null keeps the earlier ones */
export async function failImport(
  db: Database,
  { id, runId, state }: ImportRun,
  failure: "changed" | "error",
  findings: Findings | null,
): Promise<void> {
  await db
    .updateTable("imports")
    .set({
      run_id: null,
      failure,
      state: state === "running" ? "checked" : "done",
      ...(findings && writeFindings(findings)),
    })
    .where("id", "=", id)
    .where("run_id", "=", runId)
    .execute();
}

/** Deletes imports and their sheets a day after they were made or done, and what is left of their undo. */
export async function deleteOldImports(db: Database): Promise<void> {
  await sql`delete from imports
    where coalesce(undone_at, finished_at, created_at) < now() - make_interval(hours => ${keptHours})
      and state not in ('running', 'undoing')`.execute(db);
}
