import { silentSeconds } from "#domain/import/state.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult } from "#data/shared/rows.ts";
import { writeFindings, type Findings } from "./imports.ts";

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

function takeWaiting(db: Database, runId: string): Promise<ImportRun | null> {
  return db.transaction().execute(async (trx) => {
    // Two instances that look at once would each see no import that runs. Two imports of the same
    // people would wait for each other's rows, longer than a statement may take, or for ever.
    await sql`select pg_advisory_xact_lock(hashtextextended('viluva import', 0))`.execute(trx);
    return findRow<ImportRun>(trx)`
      update imports set run_id = ${runId}, progress = 0, progress_at = now(),
        state = case state when 'waiting' then 'running' else 'undoing' end
      where id = (select id from imports where state in ('waiting', 'undo-waiting')
          order by created_at limit 1 for update skip locked)
        and not exists (select from imports where state in ('running', 'undoing'))
      returning id, run_id as "runId", state, created_by as "createdBy"`;
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
export function finishImport(
  trx: Database,
  { id, runId }: ImportRun,
  result: { state: "done" } | { state: "undone"; undone: number },
) {
  return trx
    .updateTable("imports")
    .set({
      run_id: null,
      ...(result.state === "done"
        ? {
            state: "done",
            sheet: null,
            sheets: null,
            problems: "[]",
            finished_at: sql<Date>`now()`,
          }
        : { state: "undone", undone: result.undone, undone_at: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .where("run_id", "=", runId)
    .returning("id")
    .$call(hasResult);
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
