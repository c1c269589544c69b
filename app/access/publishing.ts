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
import type { ContentKind } from "#domain/content.ts";
import { isRecordId } from "#domain/record-id.ts";
import { canManageContent } from "#domain/tutor.ts";
import { createHash } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";
import { currentTutor } from "./guards.ts";
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
  return transact(context, async (trx, tutorId) => {
    if (!(await mayManage(trx, tutorId, ids))) return false;
    for (const assignmentId of ids) {
      await insertContent(trx, { assignmentId, tutorId }, kind, content);
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
  return transact(context, async (trx, tutorId) => {
    if (!(await mayManage(trx, tutorId, [at.assignmentId]))) return false;
    await lockOwnItem(trx, at);
    await keepForUndo(trx, deletionOf(tutorId, at));
    await deleteContent(trx, at);
    return true;
  });
}

/**
 * Brings back an item that this tutor deleted, at its old place in the list.
 *
 * @throws 404 for an assignment that isn't theirs, 403 for a tutor who is not approved
 */
export function undoUnpublish(context: Context, at: ContentAddress): Promise<UndoOutcome> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  return undo(database, async (trx) => {
    if (!(await mayManage(trx, tutorId, [at.assignmentId]))) {
      throw data("not-approved", { status: 403 });
    }
    const outcome = await restore(trx, deletionOf(tutorId, at));
    // Deleted by this tutor, but from another assignment than the address says.
    if (outcome === "restored") await lockOwnItem(trx, at);
    return outcome;
  });
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
  try {
    return await transact(context, async (trx, tutorId) => {
      if (!(await mayManage(trx, tutorId, [at.assignmentId]))) return { is: "not-approved" };
      const current = isRecordId(at.itemId) ? await lockContent(trx, at) : null;
      if (!current) return { is: "gone" };
      const mark = markOf(current);
      if (mark === markOf(content)) return { is: "saved" };
      if (mark !== opened) return { is: "changed", current, opened: mark };
      await updateContent(trx, at, content);
      return { is: "saved" };
    });
  } catch (error) {
    if (readMisfit(error) === "taken") return { is: "identical" };
    throw error;
  }
}

/** A mark of what an item says: two of the same say the same. */
export function markOf({ title, description, url, startsAt }: NewContent): string {
  const said = JSON.stringify([title, description, url, startsAt?.toISOString() ?? null]);
  return createHash("sha256").update(said).digest("base64url");
}

function transact<Result>(
  context: Context,
  change: (trx: Database, tutorId: string) => Promise<Result>,
): Promise<Result> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  return database.transaction().execute((trx) => change(trx, tutorId));
}

async function mayManage(
  trx: Database,
  tutorId: string,
  assignmentIds: readonly string[],
): Promise<boolean> {
  const areIds = assignmentIds.every(isRecordId);
  const status = areIds ? await lockAssignmentsForTutor(trx, tutorId, assignmentIds) : null;
  if (!status) throw data("no-assignment", { status: 404 });
  return canManageContent(status);
}

async function lockOwnItem(trx: Database, at: ContentAddress): Promise<void> {
  const item = isRecordId(at.itemId) ? await lockContent(trx, at) : null;
  if (!item) throw data("no-item", { status: 404 });
}

function deletionOf(actorId: string, { kind, itemId }: ContentAddress) {
  const undoKind: UndoKind = kind === "announcement" ? "announcement" : "content-item";
  return { actorId, kind: undoKind, recordId: itemId };
}
