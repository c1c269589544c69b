import {
  deleteContent,
  insertContent,
  lockContent,
  updateContent,
  type ContentAddress,
  type NewContent,
} from "#data/content.ts";
import type { Database } from "#data/database.ts";
import { lockAssignmentsForTutor } from "#data/tutor-assignments.ts";
import { readMisfit, type UndoKind } from "#data/undo.ts";
import type { AuditAction, DenialReason } from "#domain/audit.ts";
import type { ContentKind } from "#domain/content.ts";
import { isRecordId } from "#domain/record-id.ts";
import { canManageContent } from "#domain/tutor.ts";
import { createHash } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { currentTutor } from "./guards.ts";
import { queueNewItem } from "./mail.ts";
import { keepForUndo, restore, undo, type UndoOutcome } from "./undo.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Adds an item to one or more of the tutor's own assignments (§6): to all of them or to none.
 *
 * @returns false for a tutor who is not approved; then nothing changed
 * @throws 404 where one of the assignments isn't theirs
 */
export function publish(
  context: Context,
  assignmentIds: readonly string[],
  kind: ContentKind,
  content: NewContent,
): Promise<boolean> {
  const ids = [...new Set(assignmentIds)].toSorted();
  const one = { action: "publish", kind, assignmentId: null, itemId: null } as const;
  return manage(context, one, async (trx, tutorId, record) => {
    if (!(await mayManage(trx, tutorId, ids))) return false;
    for (const assignmentId of ids) {
      const id = await insertContent(trx, { assignmentId, tutorId }, kind, content);
      if (!id) continue;
      await record(id, assignmentId);
      await queueNewItem(context, trx, { kind, assignmentId, itemId: id });
    }
    return true;
  });
}

/**
 * Deletes an item of the tutor's own assignment (§6); for a moment it can be undone.
 *
 * @returns false for a tutor who is not approved; then nothing changed
 * @throws 404 for an assignment or an item that isn't theirs
 */
export function unpublish(context: Context, at: ContentAddress): Promise<boolean> {
  return manage(context, { action: "unpublish", ...at }, async (trx, tutorId, record) => {
    if (!(await mayManage(trx, tutorId, [at.assignmentId]))) return false;
    await lockOwnItem(trx, at);
    await keepForUndo(trx, deletionOf(tutorId, at));
    await deleteContent(trx, at);
    await record(at.itemId, at.assignmentId);
    return true;
  });
}

/**
 * Brings back an item that this tutor deleted, at its old place in the list.
 *
 * @throws 404 for an assignment that isn't theirs, 403 for a tutor who is not approved
 */
export function undoUnpublish(context: Context, at: ContentAddress): Promise<UndoOutcome> {
  const tutorId = currentTutor(context).accountId;
  const action = "undo-unpublish";
  return tellRefusals(context, { action, ...at }, () =>
    undo(context, { action, kind: at.kind, id: at.itemId }, async (trx) => {
      if (!(await mayManage(trx, tutorId, [at.assignmentId]))) throw new Refused("not-approved");
      const outcome = await restore(trx, deletionOf(tutorId, at));
      // Deleted by this tutor, but from another assignment than the address says.
      if (outcome === "restored") await lockOwnItem(trx, at);
      return outcome;
    }),
  );
}

/** How an edit ended; where it did not end well, nothing changed. */
export type EditOutcome =
  | { is: "saved" | "not-approved" | "identical" | "gone" }
  | { is: "changed"; current: NewContent; opened: string };

/**
 * Lets an item of the tutor's own assignment say something else. The same edit again changes
 * nothing and is told the same.
 *
 * @param opened the mark of what the item said when it was opened (see `markOf`)
 * @returns 'identical' where another item says just that, 'gone' where it was deleted meanwhile,
 *   'changed' where somebody else's edit came between
 * @throws 404 for an assignment that isn't theirs
 */
export async function edit(
  context: Context,
  at: ContentAddress,
  opened: string,
  content: NewContent,
): Promise<EditOutcome> {
  const one = { action: "edit", ...at } as const;
  const outcome = await manage(context, one, async (trx, tutorId, record): Promise<EditOutcome> => {
    if (!(await mayManage(trx, tutorId, [at.assignmentId]))) return { is: "not-approved" };
    const current = isRecordId(at.itemId) ? await lockContent(trx, at) : null;
    if (!current) return { is: "gone" };
    const mark = markOf(current);
    if (mark === markOf(content)) return { is: "saved" };
    if (mark !== opened) return { is: "changed", current, opened: mark };
    await updateContent(trx, at, content);
    await record(at.itemId, at.assignmentId);
    return { is: "saved" };
  }).catch((error: unknown): EditOutcome => {
    if (readMisfit(error) === "taken") return { is: "identical" };
    throw error;
  });
  if (outcome.is !== "saved" && outcome.is !== "not-approved") {
    await deny(context, one, "not-possible");
  }
  return outcome;
}

/** A mark of what an item says: two of the same say the same. */
export function markOf({ title, description, url, startsAt }: NewContent): string {
  const said = JSON.stringify([title, description, url, startsAt?.toISOString() ?? null]);
  return createHash("sha256").update(said).digest("base64url");
}

/** What a tutor is about to do; the ids as they were asked for, null where there are none yet. */
interface Managing {
  action: AuditAction;
  kind: ContentKind;
  assignmentId: string | null;
  itemId: string | null;
}

/** Thrown where nothing may happen, so that the transaction leaves nothing behind. */
class Refused extends Error {
  readonly code: "no-assignment" | "no-item" | "not-approved";
  constructor(code: Refused["code"]) {
    super(code);
    this.code = code;
  }
}

/** Runs a tutor's change in one transaction with its lines of the log, and tells of a refusal. */
async function manage<Result extends boolean | { is: string }>(
  context: Context,
  one: Managing,
  change: (
    trx: Database,
    tutorId: string,
    record: (itemId: string, assignmentId: string) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const tutorId = currentTutor(context).accountId;
  const { action, kind } = one;
  const result = await tellRefusals(context, one, () =>
    audited(context, (trx, record) =>
      change(trx, tutorId, (id, assignmentId) =>
        record({ action, subject: { kind, id }, detail: { assignmentId } }),
      ),
    ),
  );
  const isRefused = typeof result === "boolean" ? !result : result.is === "not-approved";
  if (isRefused) await deny(context, one, "not-approved");
  return result;
}

async function tellRefusals<Result>(
  context: Context,
  one: Managing,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isApproved = error.code !== "not-approved";
    await deny(context, one, isApproved ? "not-found" : "not-approved");
    throw data(error.code, { status: isApproved ? 404 : 403 });
  }
}

function deny(context: Context, one: Managing, reason: DenialReason): Promise<void> {
  const known = (id: string | null) => (id !== null && isRecordId(id) ? id : null);
  const assignmentId = known(one.assignmentId);
  return recordDenial(context, {
    action: one.action,
    subject: { kind: one.kind, id: known(one.itemId) },
    reason,
    ...(assignmentId && { detail: { assignmentId } }),
  });
}

async function mayManage(
  trx: Database,
  tutorId: string,
  assignmentIds: readonly string[],
): Promise<boolean> {
  const areIds = assignmentIds.every(isRecordId);
  const status = areIds ? await lockAssignmentsForTutor(trx, tutorId, assignmentIds) : null;
  if (!status) throw new Refused("no-assignment");
  return canManageContent(status);
}

async function lockOwnItem(trx: Database, at: ContentAddress): Promise<void> {
  const item = isRecordId(at.itemId) ? await lockContent(trx, at) : null;
  if (!item) throw new Refused("no-item");
}

function deletionOf(actorId: string, { kind, itemId }: ContentAddress) {
  const undoKind: UndoKind = kind === "announcement" ? "announcement" : "content-item";
  return { actorId, kind: undoKind, recordId: itemId };
}
