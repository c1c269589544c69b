import { violatedConstraint } from "#data/constraint.ts";
import {
  deleteContent,
  insertContent,
  lockContent,
  updateContent,
  type ContentAddress,
} from "#data/content.ts";
import type { Database } from "#data/database.ts";
import type { UndoKind } from "#data/undo.ts";
import { contentFields, type Content, type ContentKind } from "#domain/content.ts";
import { isRecordId } from "#domain/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { queueNewItem } from "#use-cases/mail.ts";
import { restore, saveForUndo, undo, type UndoRefusal } from "#use-cases/undo.ts";
import {
  canManage,
  change,
  NotFound,
  recordAttempt,
  recordRefusals,
  type NotApproved,
} from "./content-change.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Adds an item to one or more of the tutor's own assignments (§6): to all of them or to none.
 *
 * @returns the id of the first assignment's item; null where it had an identical one
 * @throws 404 where one of the assignments isn't theirs
 */
export function publish(
  context: Context,
  assignmentIds: readonly string[],
  kind: ContentKind,
  content: Content,
): Promise<Result<string | null, NotApproved>> {
  const ids = [...new Set(assignmentIds)].toSorted();
  let first: string | null = null;
  const attempt = { action: "publish", kind, assignmentId: null, itemId: null } as const;
  return change(context, attempt, async (trx, tutorId, record) => {
    if (!(await canManage(trx, tutorId, ids))) return refuse("not-approved");
    for (const assignmentId of ids) {
      const id = await insertContent(trx, { assignmentId, tutorId }, kind, content);
      if (!id) continue;
      await record(id, assignmentId);
      await queueNewItem(context, trx, { kind, assignmentId, itemId: id });
      if (assignmentId === assignmentIds[0]) first = id;
    }
    return ok(first);
  });
}

/**
 * Deletes an item of the tutor's own assignment (§6). The tutor can undo it for some seconds.
 *
 * @throws 404 for an assignment or an item that isn't theirs
 */
export function unpublish(
  context: Context,
  address: ContentAddress,
): Promise<Result<null, NotApproved>> {
  const attempt = { action: "unpublish", ...address } as const;
  return change(context, attempt, async (trx, tutorId, record) => {
    if (!(await canManage(trx, tutorId, [address.assignmentId]))) return refuse("not-approved");
    await requireItem(trx, address);
    await saveForUndo(trx, deletionOf(tutorId, address));
    await deleteContent(trx, address);
    await record(address.itemId, address.assignmentId);
    return ok();
  });
}

/**
 * Restores an item that this tutor deleted, at its previous place in the list.
 *
 * @throws 404 for an assignment that isn't theirs
 */
export function undoUnpublish(
  context: Context,
  address: ContentAddress,
): Promise<Result<null, NotApproved | UndoRefusal>> {
  const tutorId = currentTutor(context).accountId;
  const attempt = { action: "undo-unpublish", ...address } as const;
  const subject = { action: attempt.action, kind: address.kind, id: address.itemId };
  return recordRefusals(context, attempt, () =>
    undo<NotApproved>(context, subject, async (trx) => {
      if (!(await canManage(trx, tutorId, [address.assignmentId]))) return refuse("not-approved");
      const result = await restore(trx, deletionOf(tutorId, address));
      // The tutor may have deleted it from another assignment than the one in the address.
      if (result.ok) await requireItem(trx, address);
      return result;
    }),
  );
}

/** Somebody else changed the item after it was opened. */
interface ChangedMeanwhile extends Refusal<"changed"> {
  current: Content;
  /** The mark of `current`. */
  opened: string;
}

/**
 * Changes an item of the tutor's own assignment. The same edit again changes nothing and succeeds.
 *
 * @param opened the mark of the item when the form was opened (see `markOf`)
 * @returns 'identical' where the assignment has another item with the same content, 'gone' where the
 *   item was deleted meanwhile
 * @throws 404 for an assignment that isn't theirs
 */
export async function edit(
  context: Context,
  address: ContentAddress,
  opened: string,
  content: Content,
): Promise<Result<null, NotApproved | Refusal<"identical" | "gone"> | ChangedMeanwhile>> {
  const attempt = { action: "edit", ...address } as const;
  const result = await change<null, EditRefusal>(context, attempt, async (trx, tutorId, record) => {
    if (!(await canManage(trx, tutorId, [address.assignmentId]))) return refuse("not-approved");
    const current = await lockItem(trx, address);
    if (!current) return refuse("gone");
    const mark = markOf(current);
    if (mark === markOf(content)) return ok();
    if (mark !== opened) return { ...refuse("changed"), current, opened: mark };
    await updateContent(trx, address, content);
    await record(address.itemId, address.assignmentId);
    return ok();
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "unique") return refuse("identical");
    throw error;
  });
  if (!result.ok && result.reason !== "not-approved") {
    await recordAttempt(context, attempt, "not-possible");
  }
  return result;
}

type EditRefusal = NotApproved | Refusal<"gone"> | ChangedMeanwhile;

/** A hash of an item's content: two items with equal fields have equal marks. */
export function markOf(content: Content): string {
  const values = JSON.stringify(contentFields.map((field) => content[field]));
  return createHash("sha256").update(values).digest("base64url");
}

async function lockItem(trx: Database, address: ContentAddress): Promise<Content | null> {
  return isRecordId(address.itemId) ? lockContent(trx, address) : null;
}

async function requireItem(trx: Database, address: ContentAddress): Promise<void> {
  if (!(await lockItem(trx, address))) throw new NotFound("no-item");
}

function deletionOf(actorId: string, { kind, itemId }: ContentAddress) {
  const undoKind: UndoKind = kind === "announcement" ? "announcement" : "content-item";
  return { actorId, kind: undoKind, recordId: itemId };
}
