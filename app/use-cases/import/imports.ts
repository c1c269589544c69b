import {
  findImport,
  findSheet,
  findSheetOfFile,
  insertImport,
  listImports,
  moveImport,
  updateFindings,
  type Findings,
  type ImportRecord,
  type ListedImport,
} from "#data/import/imports.ts";
import { matchColumns, type ImportColumns, type ImportKind } from "#domain/import/fields.ts";
import { canStart, canUndo } from "#domain/import/state.ts";
import type { Database } from "#data/shared/database.ts";
import type { Sheet, SheetProblem } from "#domain/import/sheet.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedChange, auditedTransaction, deny, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { checkSheet } from "./plan.ts";

/** The imports of the last day, newest first. */
export function loadImports(context: Context): Promise<ListedImport[]> {
  return listImports(adminDatabase(context));
}

/** An import. @throws 404 where there is none any more */
export async function loadImport(context: Context, importId: string): Promise<ImportRecord> {
  const found = await findImport(adminDatabase(context), importId);
  return found ?? notFound(context, "no-import", "import", importId);
}

/** Why a file can't be read, and the row of the problem if it is one row's. */
interface SheetRefused extends Refusal<SheetProblem> {
  row: number | null;
}

/** What is known before one of several sheets is chosen. */
const nothingFound: Findings = {
  columns: {},
  problems: [],
  bad: 0,
  created: 0,
  changed: 0,
  same: 0,
  digest: "",
};

/** Recognises a sheet's columns, and says what its import would do. */
async function check(database: Database, kind: ImportKind, sheet: Sheet): Promise<Findings> {
  const columns = matchColumns(kind, sheet.headers);
  return (await checkSheet(database, kind, columns, sheet)).findings;
}

/**
 * Reads a sheet, recognises its columns by their names, and says what an import would do; of several
 * sheets one is chosen first. Nobody is created yet. The sheet is kept for a day at most.
 *
 * @returns the import's id
 */
export async function uploadSheet(
  context: Context,
  kind: ImportKind,
  file: Uint8Array,
): Promise<Result<string, SheetRefused>> {
  const createdBy = currentAdmin(context).accountId;
  const database = adminDatabase(context);
  const read = await context.get(servicesContext).readSheet(file);
  if ("problem" in read) {
    const subject = { kind: "import", id: null } as const;
    await recordDenial(context, { action: "read-sheet", subject, reason: "not-possible" });
    const { problem, row } = read;
    return { ...refuse(problem), row: row ?? null };
  }
  const isOne = read.sheets.length + read.refused.length === 1;
  const sheet = (isOne && read.sheets[0]) || null;
  const findings = sheet ? await check(database, kind, sheet) : nothingFound;
  const id = await auditedTransaction(context, async (trx, record) => {
    const made = await insertImport(
      trx,
      { kind, sheet, file: sheet ? null : read, createdBy },
      findings,
    );
    const subject = { kind: "import", id: made } as const;
    await record({ action: "read-sheet", subject, detail: { importKind: kind } });
    return made;
  });
  return ok(id);
}

/** Checks a sheet again with other columns. @throws 404 where it is not kept any more */
export async function chooseColumns(
  context: Context,
  importId: string,
  columns: ImportColumns,
): Promise<void> {
  const database = adminDatabase(context);
  const stored = isRecordId(importId) ? await findSheet(database, importId) : null;
  const findings =
    stored && (await checkSheet(database, stored.kind, columns, stored.sheet)).findings;
  if (findings && (await updateFindings(database, importId, findings))) return;
  return notFound(context, "no-import", "import", importId);
}

/** Takes another sheet of a file with several, from 0. @throws 404 where it is not kept any more */
export async function chooseSheet(
  context: Context,
  importId: string,
  place: number,
): Promise<void> {
  const database = adminDatabase(context);
  const stored = isRecordId(importId) ? await findSheetOfFile(database, importId, place) : null;
  const findings = stored && (await check(database, stored.kind, stored.sheet));
  if (findings && (await updateFindings(database, importId, findings, stored.sheet))) return;
  return notFound(context, "no-import", "import", importId);
}

type StartResult = Result<null, Refusal<"not-possible" | "not-found">>;

/**
 * Starts an import: an instance of the server does it, all or nothing. Refused where rows have problems
 * and are not left out explicitly, where the dry run has changed since it was shown, and where it was
 * started already.
 *
 * @param digest of the dry run that was shown
 */
export async function startImport(
  context: Context,
  importId: string,
  { digest, leavesOut }: { digest: string; leavesOut: boolean },
): Promise<StartResult> {
  const found = await findImport(adminDatabase(context), importId);
  const isShown =
    found !== null &&
    canStart(found.state) &&
    found.digest === digest &&
    (leavesOut || found.bad === 0) &&
    found.created + found.changed > 0;
  return move(context, importId, found && isShown, "start-import", "checked", "waiting");
}

/** Starts the undo of an import. Refused a day after it was done, and where it was not. */
export async function startUndo(context: Context, importId: string): Promise<StartResult> {
  const found = await findImport(adminDatabase(context), importId);
  const isPossible = found !== null && canUndo(found.state, found.finishedAt, new Date());
  return move(context, importId, found && isPossible, "undo-import", "done", "undo-waiting");
}

async function move(
  context: Context,
  importId: string,
  /** null where there is no such import. */
  isPossible: boolean | null,
  action: "start-import" | "undo-import",
  from: "checked" | "done",
  to: "waiting" | "undo-waiting",
): Promise<StartResult> {
  const by = currentAdmin(context).accountId;
  const subject = { kind: "import", id: isRecordId(importId) ? importId : null } as const;
  const wasMoved =
    isPossible === true &&
    (await auditedChange(context, { action, subject }, (trx) =>
      moveImport(trx, importId, from, to, by),
    ));
  if (wasMoved) return ok();
  const reason = isPossible === null ? "not-found" : "not-possible";
  return deny(context, { action, subject, reason });
}
