import type { Database } from "#data/database.ts";
import {
  deleteExpiredSnapshots,
  insertSnapshot,
  readMisfit,
  restoreSnapshot,
  type Deletion,
} from "#data/undo.ts";
import type { AuditAction, AuditSubject } from "#domain/audit.ts";
import { isRecordId } from "#domain/record-id.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";

/** The screens offer an undo for 10 seconds; a slow network gets as many more. */
const graceSeconds = 20;

/**
 * How an undo ended: 'taken' where something else stands in the record's place by now, 'orphaned'
 * where what it belonged to is gone, 'late' where there is nothing (any more) that this person
 * could undo.
 */
export type UndoOutcome = "restored" | "taken" | "orphaned" | "late";

/** Keeps what a deletion is about to take. Run it in the deletion's transaction, after the lock. */
export async function keepForUndo(trx: Database, deletion: Deletion): Promise<void> {
  await deleteExpiredSnapshots(trx);
  await insertSnapshot(trx, deletion, graceSeconds);
}

/** Puts a deletion's rows back, if this very person deleted them a moment ago. */
export async function restore(trx: Database, deletion: Deletion): Promise<"restored" | "late"> {
  const isBack = isRecordId(deletion.recordId) && (await restoreSnapshot(trx, deletion));
  return isBack ? "restored" : "late";
}

/**
 * Runs an undo in one transaction: all of it happens or nothing. A second press changes nothing
 * and is told the same.
 *
 * @param change calls `restore`, and does what else has to hold or happen with it
 */
export async function undo(
  context: Readonly<RouterContextProvider>,
  { action, kind, id }: { action: AuditAction; kind: AuditSubject["kind"]; id: string },
  change: (trx: Database) => Promise<"restored" | "late">,
): Promise<UndoOutcome> {
  await deleteExpiredSnapshots(context.get(servicesContext).database);
  const subject = { kind, id: isRecordId(id) ? id : null };
  const outcome = await audited(context, async (trx, record) => {
    const done = await change(trx);
    if (done === "restored") await record({ action, subject });
    return done;
  }).catch((error: unknown) => {
    const misfit = readMisfit(error);
    if (misfit) return misfit;
    throw error;
  });
  if (outcome !== "restored") {
    await recordDenial(context, { action, subject, reason: "not-possible" });
  }
  return outcome;
}
