import type { Database } from "#data/database.ts";
import type { LessonPeople, LessonTime } from "./conflicts.ts";
import { isComingLesson } from "./lesson-time.ts";

/** Who takes part in the lessons of an assignment; null where there is none. */
export async function findLessonPeople(
  trx: Database,
  assignmentId: string,
): Promise<LessonPeople | null> {
  const found = await trx
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select(["student_id as studentId", "tutor_id as tutorId"])
    .executeTakeFirst();
  return found ?? null;
}

/** The planned lessons of an assignment that are not over at a moment, by their start. */
export async function listComingLessons(
  trx: Database,
  assignmentId: string,
  at: Date,
): Promise<(LessonTime & { id: string })[]> {
  const rows = await trx
    .selectFrom("content_items as c")
    .where("c.assignment_id", "=", assignmentId)
    .where(isComingLesson(at))
    .select(["c.id", "c.starts_at as startsAt", "c.minutes"])
    .orderBy("c.starts_at")
    .execute();
  return rows.flatMap(({ id, startsAt, minutes }) =>
    startsAt && minutes !== null ? [{ id, startsAt, minutes }] : [],
  );
}
