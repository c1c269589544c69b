import { selectContent } from "#data/teaching/content.ts";
import { recordedLessonSql, type RecordedLesson } from "#data/lessons/family.ts";
import type { Database } from "#data/shared/database.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { Content } from "#domain/teaching/content.ts";
import { sql } from "kysely";
import { teachesNow } from "#data/teaching/teaching.ts";

/** A planned lesson of an active assignment, with the course that it belongs to. */
export interface PlannedLesson extends Content {
  id: string;
  assignmentId: string;
  studentName: string;
  classId: ClassId;
  subjectId: SubjectId;
  startsAt: Date;
  minutes: number;
  isOfSeries: boolean;
  /** How it turned out, as far as it was recorded. */
  recorded: RecordedLesson;
  /** Whether the tutor gave it, and no admin has decided it. */
  isOwnToSettle: boolean;
}

/**
 * A planned lesson of an active assignment; null for any other.
 *
 * @param tutorId who asks, and must teach it now; null for the office, which may see all
 */
export async function findPlannedLesson(
  db: Database,
  lessonId: string,
  tutorId: string | null,
): Promise<PlannedLesson | null> {
  const found = await db
    .selectFrom("content_items as c")
    .innerJoin("assignments as a", "a.id", "c.assignment_id")
    .innerJoin("students as s", "s.id", "a.student_id")
    .where("c.id", "=", lessonId)
    .where("c.kind", "=", "live-session")
    .where("c.cancelled_at", "is", null)
    .where(tutorId === null ? sql<boolean>`a.status = 'active'` : teachesNow(tutorId))
    .select([
      "c.id",
      "a.id as assignmentId",
      "s.name as studentName",
      "a.class_id as classId",
      "a.subject_id as subjectId",
    ])
    .select(sql<boolean>`c.series_id is not null`.as("isOfSeries"))
    .select(recordedLessonSql().as("recorded"))
    .select(
      sql<boolean>`exists (select from booked_times b where b.lesson_id = c.id
          and b.request_id is null and b.tutor_id = a.tutor_id)
        and not exists (select from lesson_events e where e.lesson_id = c.id and e.what = 'decided')`.as(
        "isOwnToSettle",
      ),
    )
    .select(selectContent("content_items", "c"))
    .executeTakeFirst();
  return (found as PlannedLesson | undefined) ?? null;
}
