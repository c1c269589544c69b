import {
  deleteFinishedItem,
  findOwnItem,
  insertFinishedItem,
  type OwnItem,
} from "#data/teaching/student-progress.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { canJoin, lessonPhase } from "#domain/timetable/lesson.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok } from "#domain/shared/result.ts";
import { auditedChange, deny, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { loadOwnCourses, openAssignmentIds } from "./courses.ts";

/**
 * An item of one of the actor's open courses (§4).
 *
 * @param kinds what the item may be
 * @throws 404 for every other item, and for one that does not exist
 */
export async function loadOpenItem(
  context: Context,
  itemId: string,
  kinds: readonly OwnItem["kind"][],
): Promise<OwnItem> {
  const { database } = context.get(servicesContext);
  const { courses } = await loadOwnCourses(context);
  const { accountId } = currentStudent(context);
  const item = isRecordId(itemId) ? await findOwnItem(database, accountId, itemId) : null;
  const isOpen = item && openAssignmentIds(courses).has(item.assignmentId);
  if (isOpen && kinds.includes(item.kind)) return item;
  return notFound(context, "no-item", "course", itemId);
}

/**
 * The recording or exam of a tick's URL.
 *
 * @throws 404 as `loadOpenItem` does
 */
export function loadTickableItem(context: Context, itemId: string): Promise<OwnItem> {
  return loadOpenItem(context, itemId, ["recording", "exam"]);
}

/** Ticks a recording or an exam, or removes the tick. @throws 404 as `loadOpenItem` does */
export async function setFinished(
  context: Context,
  itemId: string,
  isFinished: boolean,
): Promise<void> {
  const { id, kind, assignmentId } = await loadTickableItem(context, itemId);
  const { accountId } = currentStudent(context);
  const action = isFinished ? "finish-item" : "reopen-item";
  const setItem = isFinished ? insertFinishedItem : deleteFinishedItem;
  const change = { action, subject: { kind, id }, detail: { assignmentId } } as const;
  await auditedChange(context, change, (trx) => setItem(trx, accountId, id));
}

/**
 * Records that the actor has joined a class, once. Refused while it can't be joined.
 *
 * @throws 404 as `loadOpenItem` does
 */
export async function attendLesson(context: Context, sessionId: string): ChangeResult {
  const session = await loadOpenItem(context, sessionId, ["live-session"]);
  const { id, kind, assignmentId, startsAt, minutes, isWaiting, isCancelled } = session;
  const time = startsAt && minutes !== null ? { startsAt: startsAt.getTime(), minutes } : null;
  const entry = {
    action: "attend-class",
    subject: { kind, id },
    detail: { assignmentId },
  } as const;
  if (!time || isWaiting || isCancelled || !canJoin(lessonPhase(time, Date.now()))) {
    return deny(context, { ...entry, reason: "not-possible" });
  }
  const { accountId } = currentStudent(context);
  const event = { what: "joined", as: "student" } as const;
  await auditedChange(context, entry, (trx) =>
    insertLessonEvent(trx, { lessonId: id, event, saidBy: accountId }),
  );
  return ok();
}
