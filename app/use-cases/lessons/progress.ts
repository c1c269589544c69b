import { findStudentProgress, type StudentProgress } from "#data/lessons/progress.ts";
import type { Database } from "#data/shared/database.ts";
import type { ProgressSpan } from "#domain/lessons/progress-span.ts";
import { openAssignmentIds, type Course } from "#use-cases/teaching/courses.ts";

/**
 * A student's progress in a time, as far as it belongs to open courses (§4) or to deleted ones.
 *
 * @param courses the student's courses; null for an admin, who sees all
 * @returns null for an unknown student
 */
export async function readProgress(
  db: Database,
  { studentId, courses, now }: { studentId: string; courses: readonly Course[] | null; now: Date },
  { from, until }: ProgressSpan,
): Promise<StudentProgress | null> {
  const progress = await findStudentProgress(db, { studentId, from, until, now });
  if (progress === null || courses === null) return progress;
  const open = openAssignmentIds(courses);
  const isOpen = ({ assignmentId }: { assignmentId: string | null }) =>
    assignmentId === null || open.has(assignmentId);
  return {
    ...progress,
    lessons: progress.lessons.filter(isOpen),
    reports: progress.reports.filter(isOpen),
    marks: progress.marks.filter(isOpen),
    courses: progress.courses.filter(isOpen),
    covered: progress.covered.filter(isOpen),
  };
}
