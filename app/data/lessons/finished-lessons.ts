import type { FinishedLesson } from "#domain/lessons/finish-lesson.ts";
import type { Database } from "#data/shared/database.ts";
import { valueOrNull } from "#data/shared/rows.ts";

/** The assignment of a lesson, whoever's it is; null for an unknown id. */
export const findAssignmentOfLesson = (trx: Database, sessionId: string) =>
  trx
    .selectFrom("content_items")
    .where("id", "=", sessionId)
    .where("kind", "=", "live-session")
    .select("assignment_id")
    .$call(valueOrNull);

/** Locks a planned lesson until the transaction ends; null where the assignment has no such one. */
export async function lockPlannedLesson(
  trx: Database,
  assignmentId: string,
  sessionId: string,
): Promise<FinishedLesson | null> {
  const found = await trx
    .selectFrom("content_items")
    .where("id", "=", sessionId)
    .where("assignment_id", "=", assignmentId)
    .where("kind", "=", "live-session")
    .where("cancelled_at", "is", null)
    .select(["title", "description", "url", "starts_at as startsAt", "minutes"])
    .forUpdate()
    .executeTakeFirst();
  if (!found?.startsAt || found.minutes === null) return null;
  const { startsAt, minutes } = found;
  return { ...found, startsAt, minutes };
}
