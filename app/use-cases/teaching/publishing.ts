import { violatedConstraint } from "#data/shared/constraint.ts";
import {
  deleteContent,
  hasIdentical,
  insertContent,
  lockContent,
  updateContent,
  type ContentAddress,
} from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { deleteTick } from "#data/teaching/student-progress.ts";
import { findLesson } from "#data/timetable/cancellations.ts";
import type { UndoKind } from "#data/shared/undo.ts";
import { contentFields, type Content } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { noneConfirmed, type ConfirmedReasons } from "#domain/timetable/planning.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { createHash } from "node:crypto";
import type { Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { checkBookingOf, type BookingRefusal } from "#use-cases/timetable/book.ts";
import { changeLessons, type Planner } from "#use-cases/timetable/change-lessons.ts";
import { restoreLessons } from "#use-cases/timetable/restore-lessons.ts";
import { restore, saveForUndo, undo, type UndoRefusal } from "#use-cases/shared/undo.ts";
import {
  canManage,
  change as changeOwn,
  NotFound,
  recordAttempt,
  recordRefusals,
  type NotApproved,
  type RecordItem,
} from "./content-change.ts";
import { queueLessonMails, queueNewItem } from "./item-mails.ts";

/**
 * Adds an item to one or more of the tutor's own assignments (§6): to all of them or to none.
 *
 * @param options `confirmed` is what the tutor has confirmed about the time of a lesson
 * @returns the id of the first assignment's item; null where it had an identical one. 'over' for a
 *   lesson in the past, 'booked' where the student or the tutor has another one then
 * @throws 404 where one of the assignments isn't theirs
 */
export function publish(
  context: Context,
  assignmentIds: readonly string[],
  kind: ContentKind,
  content: Content,
  { confirmed = noneConfirmed }: { confirmed?: ConfirmedReasons } = {},
): Promise<Result<string | null, NotApproved | BookingRefusal>> {
  const ids = [...new Set(assignmentIds)].toSorted();
  let first: string | null = null;
  const attempt = { action: "publish", kind, assignmentId: null, itemId: null } as const;
  const changesLessons = kind === "live-session";
  return changeOwn(context, attempt, async (trx, tutorId, record) => {
    if (!(await canManage(trx, tutorId, ids, { changesLessons }))) return refuse("not-approved");
    for (const assignmentId of ids) {
      const address = { assignmentId, kind };
      const refusal = await checkTime(trx, "tutor", address, content, { confirmed });
      if (refusal && !(await hasIdentical(trx, assignmentId, kind, content))) return refusal;
      const id = await insertContent(trx, { assignmentId, tutorId }, kind, content);
      if (!id) continue;
      await record(id, assignmentId);
      await queueNewItem(context, trx, { kind, assignmentId, itemId: id }, content);
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
  const { assignmentId, kind } = address;
  const changesLessons = kind === "live-session";
  return changeOwn(context, attempt, async (trx, tutorId, record) => {
    const ids = [assignmentId];
    if (!(await canManage(trx, tutorId, ids, { changesLessons }))) return refuse("not-approved");
    const item = await requireItem(trx, address);
    const wasPlanned = await isPlanned(trx, address);
    await saveForUndo(trx, deletionOf(tutorId, address));
    await deleteContent(trx, address);
    if (wasPlanned) await queueLessonMails(context, trx, "cancelled", address, item);
    await record(address.itemId, assignmentId);
    return ok();
  });
}

/**
 * Restores an item that this tutor deleted, at its previous place in the list; a lesson of a series
 * with those that were deleted together with it.
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
      const deletion = deletionOf(tutorId, address);
      const single = await restore(trx, deletion);
      const result = single.ok ? single : await restoreLessons(context, trx, deletion, address);
      // The tutor may have deleted it from another assignment than the one in the address.
      if (!result.ok) return result;
      const item = await requireItem(trx, address);
      if (single.ok && (await isPlanned(trx, address))) {
        await queueLessonMails(context, trx, "restored", address, item);
      }
      return result;
    }),
  );
}

/** Somebody else changed the item after it was opened. */
export interface ChangedMeanwhile extends Refusal<"changed"> {
  current: Content;
  /** The mark of `current`. */
  opened: string;
}

/**
 * Changes an item of the tutor's own assignment, or for an admin a lesson of any. The same edit
 * again changes nothing and succeeds.
 *
 * @param opened the mark of the item when the form was opened (see `markOf`)
 * @returns 'identical' where the assignment has another item with the same content, 'gone' where the
 *   item was deleted meanwhile, 'cancelled' where it is a lesson that will not be held,
 *   'not-possible' for an admin as for `changeLessons`
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export async function edit(
  context: Context,
  planner: Planner,
  address: ContentAddress,
  opened: string,
  content: Content,
  { confirmed = noneConfirmed }: { confirmed?: ConfirmedReasons } = {},
): Promise<Result<null, EditRefusal>> {
  const attempt = { action: "edit", ...address } as const;
  const change = { context, planner, address, opened, content, confirmed };
  const run =
    address.kind === "live-session"
      ? changeLessons(context, planner, attempt, ({ trx, record }) => editItem(trx, change, record))
      : changeOwn(context, attempt, async (trx, tutorId, record) =>
          (await canManage(trx, tutorId, [address.assignmentId]))
            ? editItem(trx, change, record)
            : refuse("not-approved"),
        );
  const result = await run.catch((error: unknown) => {
    if (violatedConstraint(error) === "unique") return refuse("identical");
    throw error;
  });
  if (!result.ok && notPossible.has(result.reason)) {
    await recordAttempt(context, attempt, "not-possible");
  }
  return result;
}

interface Edit {
  context: Context;
  planner: Planner;
  address: ContentAddress;
  opened: string;
  content: Content;
  confirmed: ConfirmedReasons;
}

async function editItem(
  trx: Database,
  { context, planner, address, opened, content, confirmed }: Edit,
  record: RecordItem,
): Promise<Result<null, EditRefusal>> {
  const { assignmentId, kind, itemId } = address;
  const current = await lockItem(trx, address);
  if (!current) return refuse("gone");
  if (kind === "live-session" && !(await isPlanned(trx, address))) return refuse("cancelled");
  const mark = markOf(current);
  if (mark === markOf(content)) return ok();
  if (mark !== opened) return { ...refuse("changed"), current, opened: mark };
  if (!isSameTime(current, content)) {
    const former = current.startsAt ?? undefined;
    const refusal = await checkTime(trx, planner, address, content, { confirmed, former });
    if (refusal && (await hasIdentical(trx, assignmentId, kind, content))) {
      return refuse("identical");
    }
    if (refusal) return refusal;
  }
  await updateContent(trx, address, content);
  // An exam that was done has a mark to see now.
  if (hasOtherMark(current, content)) await deleteTick(trx, itemId);
  await queueLessonMails(context, trx, "changed", address, content, current);
  await record(itemId, assignmentId);
  return ok();
}

type EditRefusal =
  | NotApproved
  | Refusal<"not-possible">
  | Refusal<"identical">
  | Refusal<"gone">
  | Refusal<"cancelled">
  | ChangedMeanwhile
  | BookingRefusal;

const notPossible: ReadonlySet<string> = new Set<EditRefusal["reason"]>([
  "identical",
  "gone",
  "cancelled",
  "changed",
]);

const hasOtherMark = (before: Content, { mark, outOf }: Content) =>
  mark !== null && (mark !== before.mark || outOf !== before.outOf);

function isSameTime(one: Content, other: Content): boolean {
  return one.startsAt?.getTime() === other.startsAt?.getTime() && one.minutes === other.minutes;
}

/** Whether a lesson can be at its time; other kinds have none. */
async function checkTime(
  trx: Database,
  planner: Planner,
  { assignmentId, kind, itemId }: Omit<ContentAddress, "itemId"> & { itemId?: string },
  { startsAt, minutes }: Content,
  options: { confirmed: ConfirmedReasons; former?: Date | undefined },
): Promise<BookingRefusal | null> {
  if (kind !== "live-session" || !startsAt || minutes === null) return null;
  const except = itemId === undefined ? [] : [itemId];
  const time = { startsAt, minutes };
  return checkBookingOf(trx, planner, assignmentId, time, { ...options, except });
}

/** A hash of an item's content: two items with equal fields have equal marks. */
export function markOf(content: Content): string {
  const values = JSON.stringify(contentFields.map((field) => content[field]));
  return createHash("sha256").update(values).digest("base64url");
}

async function lockItem(trx: Database, address: ContentAddress): Promise<Content | null> {
  return isRecordId(address.itemId) ? lockContent(trx, address) : null;
}

async function requireItem(trx: Database, address: ContentAddress): Promise<Content> {
  const item = await lockItem(trx, address);
  if (!item) throw new NotFound("no-item");
  return item;
}

/** Whether an item is a lesson that was not cancelled: of those people hear when they go. */
async function isPlanned(trx: Database, { assignmentId, kind, itemId }: ContentAddress) {
  const lesson = kind === "live-session" ? await findLesson(trx, assignmentId, itemId) : null;
  return lesson !== null && !lesson.isCancelled;
}

function deletionOf(actorId: string, { kind, itemId }: ContentAddress) {
  const undoKind: UndoKind = kind === "announcement" ? "announcement" : "content-item";
  return { actorId, kind: undoKind, recordId: itemId };
}
