import { sql } from "kysely";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { isAskedFor } from "#data/timetable/substitutes.ts";
import type { ContentAddress } from "./content.ts";
import { teachesNow } from "./teaching.ts";

/** What a message after a change names of a course. */
export interface CourseNames {
  studentName: string;
  subjectId: SubjectId;
}

/** The names of a tutor's own course; null for any other. */
export function findCourseNames(db: Database, tutorId: string, assignmentId: string) {
  return findRow<CourseNames>(db)`
    select s.name as "studentName", a.subject_id as "subjectId"
    from assignments a join students s on s.id = a.student_id
    where a.id = ${assignmentId} and ${teachesNow(tutorId)}`;
}

/** The same with an item of it. */
export function findItemNames(
  db: Database,
  tutorId: string,
  { assignmentId, kind, itemId }: ContentAddress,
) {
  const items = sql.table(kind === "announcement" ? "announcements" : "content_items");
  return findRow<CourseNames & { title: string }>(db)`
    select s.name as "studentName", a.subject_id as "subjectId", i.title
    from ${items} i join assignments a on a.id = i.assignment_id join students s on s.id = a.student_id
    where i.id = ${itemId} and a.id = ${assignmentId} and ${teachesNow(tutorId)}`;
}

/** The same with a lesson that the tutor gives, in an own course or instead of another, or is asked to give. */
export function findLessonNames(db: Database, tutorId: string, lessonId: string) {
  return findRow<CourseNames & { startsAt: Date }>(db)`
    select s.name as "studentName", a.subject_id as "subjectId", c.starts_at as "startsAt"
    from content_items c join assignments a on a.id = c.assignment_id join students s on s.id = a.student_id
    where c.id = ${lessonId} and c.kind = 'live-session'
      and (${teachesNow(tutorId)} or ${isAskedFor(tutorId)})`;
}
