import { randomUUID } from "node:crypto";
import { insertAuditEntry } from "#data/audit/audit.ts";
import type { Database } from "#data/shared/database.ts";
import { ImportChangedError } from "#data/import/apply.ts";
import { findSheet, type Findings } from "#data/import/imports.ts";
import {
  failImport,
  finishImport,
  reportProgress,
  takeImport,
  type ImportRun,
} from "#data/import/runs.ts";
import { undoImport } from "#data/import/undo.ts";
import type { AuditEntry } from "#domain/audit/audit.ts";
import type { ErasureLog, Services } from "#request/context.ts";
import { applySteps } from "./apply-steps.ts";
import { checkSheet } from "./plan.ts";

type ImportServices = Pick<Services, "database" | "mailQueue" | "log"> & {
  erasures: Pick<ErasureLog, "save">;
};

const millisecondsBetweenReports = 500;

/**
 * Runs the next import that was started, or the undo of one, if there is one: all of it in one
 * transaction, with its entry in the audit log, or nothing.
 *
 * @param signal stops it and leaves nothing behind
 */
export async function runNextImport(services: ImportServices, signal: AbortSignal): Promise<void> {
  const { database, log, erasures } = services;
  const run = await takeImport(database, randomUUID());
  if (!run) return;
  let done = 0;
  const report = (count: number) => {
    if (signal.aborted) throw new Error("the server stops");
    done = count;
  };
  const timer = setInterval(
    () => void reportProgress(database, run.runId, done).catch(() => {}),
    millisecondsBetweenReports,
  );
  try {
    const entry = await database
      .transaction()
      .execute((trx) => (run.state === "running" ? apply : undo)(services, trx, run, report));
    log("info", entry.action, { requestId: run.runId, actor: run.createdBy, ...entry.detail });
    if (run.state === "undoing") await erasures.save();
  } catch (error) {
    const failure = error instanceof ImportChangedError ? "changed" : "error";
    const findings = failure === "changed" ? await checkAgain(database, run) : null;
    await failImport(database, run, failure, findings);
    const action = run.state === "running" ? "import" : "undo-import";
    log(failure === "error" ? "error" : "warn", `${action}-failed`, { requestId: run.runId });
  } finally {
    clearInterval(timer);
  }
}

/** What the sheet would do now. */
async function checkAgain(database: Database, run: ImportRun): Promise<Findings | null> {
  const stored = await findSheet(database, run.id);
  if (!stored) return null;
  return (await checkSheet(database, stored.kind, stored.columns, stored.sheet)).findings;
}

async function apply(
  { mailQueue }: ImportServices,
  trx: Database,
  run: ImportRun,
  report: (done: number) => void,
): Promise<AuditEntry> {
  const stored = await findSheet(trx, run.id);
  if (!stored) throw new ImportChangedError();
  const { plan, findings } = await checkSheet(trx, stored.kind, stored.columns, stored.sheet);
  if (findings.digest !== stored.digest) throw new ImportChangedError();
  const steps = plan.steps.map(({ step }) => step);
  await applySteps({ trx, mailQueue, run, report }, steps);
  const { created, changed } = findings;
  const detail = { importKind: stored.kind, created, changed };
  return finish(trx, run, { state: "done" }, "import", detail);
}

async function undo(
  _: ImportServices,
  trx: Database,
  run: ImportRun,
  report: (done: number) => void,
): Promise<AuditEntry> {
  const undone = await undoImport(trx, run.id, report);
  return finish(trx, run, { state: "undone", undone }, "undo-import", { undone });
}

/** The entry comes last, because the next one of anybody waits for it. */
async function finish(
  trx: Database,
  run: ImportRun,
  result: Parameters<typeof finishImport>[2],
  action: "import" | "undo-import",
  detail: AuditEntry["detail"],
): Promise<AuditEntry> {
  if (!(await finishImport(trx, run, result))) throw new Error("another instance has taken it");
  const actor = run.createdBy === null ? null : { id: run.createdBy, role: "admin" as const };
  const entry: AuditEntry = {
    requestId: run.runId,
    actor,
    action,
    subject: { kind: "import", id: run.id },
    outcome: "done",
    reason: null,
    detail,
  };
  await insertAuditEntry(trx, entry);
  return entry;
}
