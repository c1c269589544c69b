import { deleteContent, insertContent, type NewContent } from "#data/content.ts";
import type { Database } from "#data/database.ts";
import {
  findAssignmentForTutor,
  listTutorAssignments,
  lockAssignmentForTutor,
  type AssignmentDetails,
  type TutorAssignment,
} from "#data/tutor-assignments.ts";
import type { ContentKind } from "#domain/content.ts";
import { isRecordId } from "#domain/record-id.ts";
import { canManageContent } from "#domain/tutor.ts";
import { createContext, data, type RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentTutor } from "./guards.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in tutor's active assignments (§4). */
export function loadOwnAssignments(context: Context): Promise<TutorAssignment[]> {
  const { database } = context.get(servicesContext);
  return listTutorAssignments(database, currentTutor(context).accountId);
}

/**
 * One of the tutor's own assignments with the items of a kind.
 *
 * @throws 404 for anyone else's, a deleted one and one that never was: the same answer for all
 */
async function loadOwnAssignment(
  context: Context,
  assignmentId: string,
  kind: ContentKind | null,
): Promise<AssignmentDetails> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  const found = isRecordId(assignmentId)
    ? await findAssignmentForTutor(database, tutorId, assignmentId, kind)
    : null;
  if (!found) {
    await denyRecord(context, "assignment", assignmentId);
    throw data("no-assignment", { status: 404 });
  }
  return found;
}

const ownAssignmentContext = createContext<() => Promise<AssignmentDetails>>();

/** For a route's middleware: the page and the dialogs over it share one reading of the assignment. */
export function shareOwnAssignment(
  context: Context,
  assignmentId: string,
  kind: ContentKind | null,
): void {
  let reading: Promise<AssignmentDetails> | null = null;
  context.set(
    ownAssignmentContext,
    () => (reading ??= loadOwnAssignment(context, assignmentId, kind)),
  );
}

/** The assignment that the address names. @throws 404 as `loadOwnAssignment` does */
export function sharedAssignment(context: Context): Promise<AssignmentDetails> {
  return context.get(ownAssignmentContext)();
}

/** One item of the assignment that the address names. @throws 404 where there is none */
export async function sharedItem(
  context: Context,
  kind: ContentKind,
  itemId: string,
): Promise<AssignmentDetails["items"][number]> {
  const { items } = await sharedAssignment(context);
  const item = items.find(({ id }) => id === itemId);
  if (!item) {
    await denyRecord(context, kind, itemId);
    throw data("no-item", { status: 404 });
  }
  return item;
}

/**
 * Adds an item to the tutor's own assignment (§6).
 *
 * @returns false for a tutor who is not approved; then nothing changed
 * @throws 404 for an assignment that isn't theirs
 */
export function publish(
  context: Context,
  assignmentId: string,
  kind: ContentKind,
  content: NewContent,
): Promise<boolean> {
  const tutorId = currentTutor(context).accountId;
  const one = { action: "publish", assignmentId, kind, itemId: null } as const;
  return manage(context, one, async (trx, record) => {
    const id = await insertContent(trx, { assignmentId, tutorId }, kind, content);
    if (id) await record(id);
    return true;
  });
}

/**
 * Deletes an item of the tutor's own assignment (§6).
 *
 * @returns false for a tutor who is not approved; then nothing changed
 * @throws 404 for an assignment or an item that isn't theirs
 */
export function unpublish(
  context: Context,
  assignmentId: string,
  kind: ContentKind,
  itemId: string,
): Promise<boolean> {
  const one = { action: "unpublish", assignmentId, kind, itemId } as const;
  return manage(context, one, async (trx, record) => {
    const gone = isRecordId(itemId) && (await deleteContent(trx, assignmentId, kind, itemId));
    if (gone) await record(itemId);
    return gone;
  });
}

interface ManagedContent {
  action: "publish" | "unpublish";
  assignmentId: string;
  kind: ContentKind;
  /** null of an item that is yet to be. */
  itemId: string | null;
}

async function manage(
  context: Context,
  { action, assignmentId, kind, itemId }: ManagedContent,
  change: (trx: Database, record: (itemId: string) => Promise<void>) => Promise<boolean>,
): Promise<boolean> {
  const tutorId = currentTutor(context).accountId;
  const detail = isRecordId(assignmentId) ? { assignmentId } : {};
  const refusal = await audited(context, async (trx, record) => {
    const status = isRecordId(assignmentId)
      ? await lockAssignmentForTutor(trx, tutorId, assignmentId)
      : null;
    if (!status) return "no-assignment";
    if (!canManageContent(status)) return "not-approved";
    const found = await change(trx, (id) => record({ action, subject: { kind, id }, detail }));
    return found ? null : "no-item";
  });
  if (!refusal) return true;
  const subject = { kind, id: itemId !== null && isRecordId(itemId) ? itemId : null };
  const isApproved = refusal !== "not-approved";
  await recordDenial(context, {
    action,
    subject,
    detail,
    reason: isApproved ? "not-found" : refusal,
  });
  if (isApproved) throw data(refusal, { status: 404 });
  return false;
}
