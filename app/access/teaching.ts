import { deleteContent, insertContent, type NewContent } from "#data/content.ts";
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
  if (!found) throw data("no-assignment", { status: 404 });
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
  itemId: string,
): Promise<AssignmentDetails["items"][number]> {
  const { items } = await sharedAssignment(context);
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw data("no-item", { status: 404 });
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
  return manage(context, assignmentId, async (trx, tutorId) => {
    await insertContent(trx, { assignmentId, tutorId }, kind, content);
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
  return manage(context, assignmentId, async (trx) => {
    const gone = isRecordId(itemId) && (await deleteContent(trx, assignmentId, kind, itemId));
    if (!gone) throw data("no-item", { status: 404 });
  });
}

type Change = (trx: Parameters<typeof insertContent>[0], tutorId: string) => Promise<void>;

async function manage(context: Context, assignmentId: string, change: Change): Promise<boolean> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  if (!isRecordId(assignmentId)) throw data("no-assignment", { status: 404 });
  return database.transaction().execute(async (trx) => {
    const status = await lockAssignmentForTutor(trx, tutorId, assignmentId);
    if (!status) throw data("no-assignment", { status: 404 });
    if (!canManageContent(status)) return false;
    await change(trx, tutorId);
    return true;
  });
}
