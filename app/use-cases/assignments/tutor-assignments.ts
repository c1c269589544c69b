import { findSuspension } from "#data/people/suspensions.ts";
import {
  findAssignmentForTutor,
  findClosedAssignment,
  listTutorAssignments,
  type AssignmentDetails,
  type ListedAssignment,
  type ListedItems,
} from "#data/assignments/tutor-assignments.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { canReadStudents } from "#domain/people/tutor.ts";
import { createContext, data } from "react-router";
import { denyRecord, notFound } from "#request/audit.ts";
import { findContacts } from "#request/contact-reads.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";

/** The signed-in tutor's active assignments (§4), with their next lessons that aren't past. */
export function loadOwnAssignments(context: Context, now: Date): Promise<ListedAssignment[]> {
  const { database } = context.get(servicesContext);
  return listTutorAssignments(database, currentTutor(context).accountId, now);
}

/** When and why the signed-in tutor was suspended; null for one who isn't. */
export function loadOwnSuspension(
  context: Context,
): Promise<{ since: Date; reason: string } | null> {
  const { database } = context.get(servicesContext);
  return findSuspension(database, currentTutor(context).accountId);
}

async function loadAssignment(
  context: Context,
  assignmentId: string,
  kind: ContentKind | null,
  listed: ListedItems,
): Promise<AssignmentDetails> {
  const { database } = context.get(servicesContext);
  const { accountId: tutorId, tutor } = currentTutor(context);
  const found = isRecordId(assignmentId)
    ? await findContacts(context, (reader) =>
        findAssignmentForTutor(database, {
          tutorId,
          assignmentId,
          kind,
          now: new Date(),
          all: listed.all,
          itemId: listed.itemId !== null && isRecordId(listed.itemId) ? listed.itemId : null,
          ...reader,
        }),
      )
    : null;
  if (!found) {
    await denyRecord(context, "assignment", assignmentId);
    const closed = isRecordId(assignmentId)
      ? await findClosedAssignment(database, tutorId, assignmentId)
      : null;
    if (closed && !canReadStudents(tutor.status)) throw data("not-approved", { status: 403 });
    throw data(closed?.isEnded ? { ended: closed } : "no-assignment", { status: 404 });
  }
  return found;
}

const ownAssignmentContext = createContext<() => Promise<AssignmentDetails>>();

/**
 * For a route's middleware: the page and the dialogs over it load the assignment once.
 *
 * @param listed the item of a dialog, untrusted, and whether far lessons of a series are listed too
 */
export function shareOwnAssignment(
  context: Context,
  assignmentId: string,
  kind: ContentKind | null,
  listed: ListedItems = { all: false, itemId: null },
): void {
  let assignment: Promise<AssignmentDetails> | null = null;
  context.set(
    ownAssignmentContext,
    () => (assignment ??= loadAssignment(context, assignmentId, kind, listed)),
  );
}

/**
 * The tutor's own assignment that the address names, with the items of the tab's kind.
 *
 * @throws 404 for another tutor's assignment and for one that does not exist, with the same answer;
 *   the 404 for their own that has ended has it as `ended`; 403 for their own if they read about no student
 */
export function loadOwnAssignment(context: Context): Promise<AssignmentDetails> {
  return context.get(ownAssignmentContext)();
}

/** One item of that assignment. @throws 404 where there is none */
export async function loadOwnItem(
  context: Context,
  kind: ContentKind,
  itemId: string,
): Promise<AssignmentDetails["items"][number]> {
  const { items } = await loadOwnAssignment(context);
  const item = items.find(({ id }) => id === itemId);
  return item ?? notFound(context, "no-item", kind, itemId);
}
