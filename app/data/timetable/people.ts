import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";
import type { LessonTime } from "#domain/timetable/series/series.ts";
import type { LessonPeople } from "./conflicts.ts";
import { isComingLesson } from "./lesson-time.ts";

/** Who takes part in the lessons of an assignment; null where there is none. */
export function findLessonPeople(
  trx: Database,
  assignmentId: string,
): Promise<LessonPeople | null> {
  return trx
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select(["student_id as studentId", "tutor_id as tutorId"])
    .$call(rowOrNull);
}

type ComingLesson = LessonTime & { id: string; assignmentId: string };

/** The planned lessons of an assignment that are not over at a moment, by their start. */
export function listComingLessons(
  trx: Database,
  assignmentId: string,
  at: Date,
): Promise<ComingLesson[]> {
  return listComing(trx, at, (query) => query.where("c.assignment_id", "=", assignmentId));
}

/** The same, of all active assignments of a tutor. */
export function listComingLessonsOfTutor(
  trx: Database,
  tutorId: string,
  at: Date,
): Promise<ComingLesson[]> {
  return listComing(trx, at, (query) =>
    query.where("a.tutor_id", "=", tutorId).where("a.status", "=", "active"),
  );
}

const selectLessons = (trx: Database) =>
  trx.selectFrom("content_items as c").innerJoin("assignments as a", "a.id", "c.assignment_id");

type Lessons = ReturnType<typeof selectLessons>;

async function listComing(
  trx: Database,
  at: Date,
  narrow: (query: Lessons) => Lessons,
): Promise<ComingLesson[]> {
  const rows = await narrow(selectLessons(trx))
    .where(isComingLesson(at))
    .select(["c.id", "c.assignment_id as assignmentId", "c.starts_at as startsAt", "c.minutes"])
    .orderBy("c.starts_at")
    .execute();
  return rows.flatMap(({ id, assignmentId, startsAt, minutes }) =>
    startsAt && minutes !== null ? [{ id, assignmentId, startsAt, minutes }] : [],
  );
}
