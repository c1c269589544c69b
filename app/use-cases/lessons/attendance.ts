import { insertLessonEvent, lockLessonFacts } from "#data/lessons/events.ts";
import { givesLesson } from "#data/timetable/substitution-page.ts";
import { canJoin, lessonPhase } from "#domain/timetable/lesson.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { changeGivenLesson, findGiver } from "./giver.ts";
import type { NotApproved } from "#use-cases/teaching/content-change.ts";

/**
 * Records that the tutor has joined a lesson that they give, once. Refused while it can't be joined,
 * and where another tutor gives it.
 *
 * @throws 404 for a lesson that isn't theirs
 */
export function attendOwnLesson(
  context: Context,
  sessionId: string,
): Promise<Result<null, NotApproved | Refusal<"not-possible">>> {
  return changeGivenLesson(context, "attend-class", sessionId, async (trx, own, record) => {
    const { tutorId, assignmentId } = own;
    if (!(await findGiver(trx, own))) return refuse("not-approved");
    const lesson = await lockLessonFacts(trx, sessionId);
    const isOpen = lesson && !lesson.cancellation && canJoin(lessonPhase(lesson, Date.now()));
    if (!isOpen || lesson.tutorId !== tutorId) return refuse("not-possible");
    const event = { what: "joined", as: "tutor" } as const;
    if (await insertLessonEvent(trx, { lessonId: sessionId, event, saidBy: tutorId })) {
      await record(sessionId, assignmentId);
    }
    return ok();
  });
}

/** @throws 404 for a planned lesson that isn't the tutor's */
export async function requireOwnLesson(context: Context, sessionId: string): Promise<void> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentTutor(context);
  const isOwn = isRecordId(sessionId) && (await givesLesson(database, accountId, sessionId));
  if (!isOwn) await notFound(context, "no-item", "live-session", sessionId);
}
