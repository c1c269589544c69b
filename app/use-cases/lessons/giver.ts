import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { lockGivenInstead } from "#data/timetable/substitution-page.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { canManage } from "#use-cases/teaching/content-change.ts";

/** A lesson that a tutor wants to join, settle or report. */
interface OwnLesson {
  tutorId: string;
  assignmentId: string;
  lessonId: string;
}

/**
 * As whom a tutor may join, settle and report a lesson now: as the tutor of its assignment, or as who
 * gives it instead; null for its tutor while they are not approved. For a change of lessons it locks
 * the timetables of their people too.
 *
 * @throws NotFound for a lesson that is neither
 */
export async function findGiver(
  trx: Database,
  { tutorId, assignmentId, lessonId }: OwnLesson,
  { changesLessons = false } = {},
): Promise<"own" | "substitute" | null> {
  if (isRecordId(lessonId)) {
    if (changesLessons) await lockTimetablesOf(trx, [assignmentId]);
    if (await lockGivenInstead(trx, tutorId, assignmentId, lessonId)) return "substitute";
  }
  return (await canManage(trx, tutorId, [assignmentId], { changesLessons })) ? "own" : null;
}
