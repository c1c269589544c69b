import { selectContent } from "#data/teaching/content.ts";
import { recordedLessonSql, type RecordedLesson } from "#data/lessons/family.ts";
import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { Content } from "#domain/teaching/content.ts";
import type { CancellableLesson } from "#domain/timetable/cancellation.ts";
import { sql, type RawBuilder } from "kysely";
import { teachesNow } from "#data/teaching/teaching.ts";

/** A lesson of an active assignment, with the course that it belongs to. */
export interface CourseLesson extends Content, NamedCourse, CancellableLesson {
  id: string;
  assignmentId: string;
  startsAt: Date;
  minutes: number;
  isOfSeries: boolean;
  /** How it turned out, as far as it was recorded. */
  recorded: RecordedLesson;
  /** Whether the tutor gave it, and no admin has decided it. */
  isOwnToSettle: boolean;
}

/** A planned or cancelled lesson of an assignment that a tutor teaches now; null for any other. */
export function findOwnLesson(
  db: Database,
  tutorId: string,
  lessonId: string,
): Promise<CourseLesson | null> {
  return findWhere(db, lessonId, teachesNow(tutorId));
}

/** A planned or cancelled lesson of an active assignment, for the office; null for any other. */
export function findAnyLesson(db: Database, lessonId: string): Promise<CourseLesson | null> {
  return findWhere(db, lessonId, sql`a.status = 'active'`);
}

function findWhere(
  db: Database,
  lessonId: string,
  where: RawBuilder<unknown>,
): Promise<CourseLesson | null> {
  return db
    .selectFrom("content_items as c")
    .innerJoin("assignments as a", "a.id", "c.assignment_id")
    .innerJoin("students as s", "s.id", "a.student_id")
    .where("c.id", "=", lessonId)
    .where("c.kind", "=", "live-session")
    .where(sql<boolean>`(${where})`)
    .select([
      "c.id",
      "a.id as assignmentId",
      "s.name as studentName",
      "a.class_id as classId",
      "a.subject_id as subjectId",
    ])
    .select(sql<boolean>`c.series_id is not null`.as("isOfSeries"))
    .select(sql<boolean>`c.cancelled_at is not null`.as("isCancelled"))
    .select(
      sql<boolean>`exists (select from content_items m
        where m.makes_up_for = c.id and m.cancelled_at is null)`.as("isMadeUp"),
    )
    .select(recordedLessonSql().as("recorded"))
    .select(
      sql<boolean>`exists (select from booked_times b where b.lesson_id = c.id
          and b.request_id is null and b.tutor_id = a.tutor_id)
        and not exists (select from lesson_events e where e.lesson_id = c.id and e.what = 'decided')`.as(
        "isOwnToSettle",
      ),
    )
    .select(selectContent("content_items", "c"))
    .$castTo<CourseLesson>()
    .$call(rowOrNull);
}
