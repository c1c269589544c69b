import {
  findAssignmentForTutor,
  listTutorAssignments,
  readTutorOverview,
  type AssignmentDetails,
  type TutorAssignment,
  type TutorOverview,
} from "#data/tutor-assignments.ts";
import type { ContentKind } from "#domain/content.ts";
import { isRecordId } from "#domain/record-id.ts";
import { createContext, data, type RouterContextProvider } from "react-router";
import { denyRecord } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentTutor } from "./guards.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in tutor's active assignments (§4). */
export function loadOwnAssignments(context: Context): Promise<TutorAssignment[]> {
  const { database } = context.get(servicesContext);
  return listTutorAssignments(database, currentTutor(context).accountId);
}

/** Who comes late may still join. */
const joinable = 60 * 60 * 1000;

/** The live sessions of all the tutor's active assignments that are to come or have just begun. */
export function loadOverview(context: Context, now: Date): Promise<TutorOverview> {
  const { database } = context.get(servicesContext);
  const from = new Date(now.getTime() - joinable);
  return readTutorOverview(database, currentTutor(context).accountId, from);
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
