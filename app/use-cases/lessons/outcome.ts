import type { Database } from "#data/shared/database.ts";
import { insertLessonEvent, lockLessonFacts } from "#data/lessons/events.ts";
import { findFamilyLesson, type FamilyLesson } from "#data/lessons/family.ts";
import { canDispute, standingOf } from "#domain/lessons/settlement.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok } from "#domain/shared/result.ts";
import { auditedTransaction, deny, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { queueDispute } from "./outcome-mails.ts";
import { actorOf, type Family } from "#use-cases/timetable/requests.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";

/** A family's lesson, with how it turned out. @throws 404 for any other */
export async function loadFamilyLesson(
  context: Context,
  family: Family,
  lessonId: string,
): Promise<FamilyLesson> {
  const { database } = context.get(servicesContext);
  const lesson = await findOwn(database, family, lessonId);
  return lesson ?? notFound(context, "no-item", "live-session", lessonId);
}

async function findOwn(
  db: Database,
  { children }: Family,
  id: string,
): Promise<FamilyLesson | null> {
  const ids = children.map(({ studentId }) => studentId);
  return isRecordId(id) ? findFamilyLesson(db, id, ids) : null;
}

/**
 * Records that a family says that a lesson did not take place, which an admin then decides. A second
 * press changes nothing. Refused for a lesson that is not over, or no longer to be disputed.
 *
 * @throws 404 as `loadFamilyLesson` does
 */
export async function disputeLesson(
  context: Context,
  family: Family,
  lessonId: string,
): ChangeResult {
  const { studentId, assignmentId } = await loadFamilyLesson(context, family, lessonId);
  const actor = actorOf(family, studentId);
  const entry = {
    action: "dispute-lesson",
    subject: { kind: "live-session", id: lessonId },
    detail: { assignmentId },
  } as const;
  const isDisputed = await auditedTransaction(context, async (trx, record) => {
    const lesson = await lockLessonFacts(trx, lessonId);
    if (lesson?.studentId !== studentId) return false;
    const now = Date.now();
    if (standingOf(lesson, now) === "disputed") return true;
    if (!canDispute(lesson, now)) return false;
    const event = { what: "disputed", as: family.askedAs } as const;
    await insertLessonEvent(trx, { lessonId, event, saidBy: actor.id ?? studentId });
    await queueDispute(context, trx, lessonId);
    await record({ ...entry, actor });
    return true;
  });
  if (isDisputed) return ok();
  return deny(context, { ...entry, reason: "not-possible" });
}
