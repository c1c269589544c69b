import {
  lockGivenLesson,
  setSubstitute,
  teachesThere,
} from "#data/timetable/substitute-changes.ts";
import {
  findOfficeSubstitution,
  type OfficeSubstitution,
} from "#data/timetable/substitute-choice.ts";
import { findConflicts } from "#data/timetable/conflicts.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { canSubstitute } from "#domain/timetable/substitute.ts";
import { notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";
import {
  lessonAttempt,
  NotFound,
  recordAttempt,
  type NotApproved,
} from "#use-cases/teaching/content-change.ts";
import { changeLessons } from "./change-lessons.ts";
import { findPlanningWarnings } from "./planning.ts";
import { queueAsked, queueGiver } from "./substitution-mails.ts";

/** How many tutors a dialog offers. */
const offered = 8;

/** Who gives a lesson and who could, for the office. @throws 404 for one of no active assignment */
export async function loadSubstitutes(
  context: Context,
  lessonId: string,
): Promise<OfficeSubstitution> {
  const found = isRecordId(lessonId)
    ? await findOfficeSubstitution(adminDatabase(context), lessonId, offered)
    : null;
  return found ?? notFound(context, "no-item", "live-session", lessonId);
}

/** Where a lesson is. */
interface LessonAddress {
  assignmentId: string;
  lessonId: string;
}

/** 'taken': the tutor has another lesson then, is away, or doesn't teach the class and the subject. */
export type SubstituteRefusal = NotApproved | Refusal<"not-possible" | "taken">;

/**
 * Asks an approved tutor of the class and the subject, who is free then, to give one lesson: from now on
 * it takes their time and not that of its own tutor. They get a mail. The same choice again succeeds.
 *
 * @param tutorId untrusted
 * @throws 404 for a lesson that the assignment doesn't have
 */
export async function chooseSubstitute(
  context: Context,
  { assignmentId, lessonId }: LessonAddress,
  tutorId: string,
): Promise<Result<null, SubstituteRefusal>> {
  const attempt = lessonAttempt("choose-substitute", assignmentId, lessonId);
  const others = [tutorId].filter(isRecordId);
  const result = await changeLessons(
    context,
    "admin",
    attempt,
    async ({ trx, record }) => {
      const lesson = await lockGivenLesson(trx, assignmentId, lessonId);
      if (!lesson) throw new NotFound("no-item");
      if (!canSubstitute(lesson, new Date())) return refuse("not-possible");
      if (lesson.substituteId === tutorId) return ok();
      if (!isRecordId(tutorId) || !(await teachesThere(trx, tutorId, assignmentId))) {
        return refuse("taken");
      }
      const { startsAt, minutes } = lesson;
      const time = { startsAt, minutes };
      const people = { tutorId, studentId: null };
      const conflicts = await findConflicts(trx, people, [time], [lessonId]);
      const warnings = await findPlanningWarnings(trx, tutorId, [time]);
      // The lesson is at this time in any case, on a holiday or at night.
      const isAway = warnings.some(
        ({ reason }) => reason === "time-off" || reason === "outside-hours",
      );
      if (conflicts.length > 0 || isAway) return refuse("taken");
      const isNew = await setSubstitute(trx, lessonId, tutorId);
      await record(lessonId, assignmentId, undefined, { tutorId });
      if (isNew) await queueAsked(context, trx, { lessonId, tutorId });
      return ok();
    },
    others,
  );
  if (!result.ok && result.reason === "taken")
    await recordAttempt(context, attempt, "not-possible");
  return result;
}

/**
 * Gives a lesson back to its own tutor. The substitute hears of it, and the family if they had heard of
 * the substitute. Refused as 'taken' where its own tutor has another lesson then by now.
 *
 * @param isWanted whether it waits for another way out, as before a choice that is undone
 * @throws 404 for a lesson that the assignment doesn't have
 */
export function endSubstitution(
  context: Context,
  { assignmentId, lessonId }: LessonAddress,
  { isWanted }: { isWanted: boolean },
): Promise<Result<null, SubstituteRefusal>> {
  const attempt = lessonAttempt("end-substitution", assignmentId, lessonId);
  return changeLessons(context, "admin", attempt, async ({ trx, people: { tutorId }, record }) => {
    const lesson = await lockGivenLesson(trx, assignmentId, lessonId);
    if (!lesson) throw new NotFound("no-item");
    if (lesson.substituteId === null && lesson.isWanted === isWanted) return ok();
    if (!canSubstitute(lesson, new Date())) return refuse("not-possible");
    const { startsAt, minutes } = lesson;
    const own = { tutorId, studentId: null };
    const isTaken =
      !isWanted && (await findConflicts(trx, own, [{ startsAt, minutes }], [lessonId])).length > 0;
    if (isTaken) return refuse("taken");
    await setSubstitute(trx, lessonId, null, { isWanted });
    await record(lessonId, assignmentId);
    if (!isWanted) await queueGiver(context, trx, { assignmentId, lessonId, tutorId });
    return ok();
  });
}
