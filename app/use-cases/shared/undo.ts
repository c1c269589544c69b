import { violatedConstraint } from "#data/shared/constraint.ts";
import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOfDeleted } from "#data/timetable/locks.ts";
import {
  deleteExpiredSnapshots,
  insertSnapshot,
  restoreSnapshot,
  type Deletion,
} from "#data/shared/undo.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { AuditSubject } from "#domain/audit/audit.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";

/** How long an undo is possible: screens offer it for 10 seconds; a slow network gets another 10. */
export const undoSeconds = 20;

/**
 * Why an undo was refused: 'late' where this person has no such deletion to undo, or no longer;
 * 'taken' where an identical record exists by now; 'booked' where somebody has another lesson at the
 * time of a deleted one by now; 'orphaned' where its parent record was deleted.
 */
export type UndoRefusal = Refusal<"late" | "taken" | "booked" | "orphaned">;

/** What a restored row violates, as the reason of a refusal. */
const violations = { unique: "taken", exclusion: "booked", "foreign-key": "orphaned" } as const;

/**
 * Saves the rows that a deletion is about to remove. Run it in the deletion's transaction, after
 * locking the record.
 */
export async function saveForUndo(trx: Database, deletion: Deletion): Promise<void> {
  await deleteExpiredSnapshots(trx);
  await insertSnapshot(trx, deletion, undoSeconds);
}

/** Restores the rows of a deletion that the same person made within the last seconds. */
export async function restore(
  trx: Database,
  deletion: Deletion,
): Promise<Result<null, Refusal<"late">>> {
  const isRestored = isRecordId(deletion.recordId) && (await restoreSnapshot(trx, deletion));
  return isRestored ? ok() : refuse("late");
}

/**
 * Runs an undo in one audited transaction. A second undo changes nothing and succeeds.
 *
 * @param change calls `restore`, with any checks and changes that belong to it
 */
export async function undo<R extends Refusal = never>(
  context: Context,
  { action, kind, id }: { action: AuditAction; kind: AuditSubject["kind"]; id: string },
  change: (trx: Database) => Promise<Result<null, Refusal<"late"> | R>>,
): Promise<Result<null, UndoRefusal | R>> {
  await deleteExpiredSnapshots(context.get(servicesContext).database);
  const subject = { kind, id: isRecordId(id) ? id : null };
  const result = await auditedTransaction(context, async (trx, record) => {
    if (subject.id !== null) await lockTimetablesOfDeleted(trx, subject.id);
    const changed = await change(trx);
    if (changed.ok) await record({ action, subject });
    return changed;
  }).catch((error: unknown) => {
    const violated = violatedConstraint(error);
    if (violated === null) throw error;
    return refuse(violations[violated]);
  });
  if (!result.ok && isUndoRefusal(result)) {
    const reason = result.reason === "booked" ? "booked" : "not-possible";
    await recordDenial(context, { action, subject, reason });
  }
  return result;
}

function isUndoRefusal({ reason }: Refusal): boolean {
  return ["late", "taken", "booked", "orphaned"].includes(reason);
}
