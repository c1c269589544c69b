import { findAnyLesson, type CourseLesson } from "#data/timetable/course-lesson.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** A planned or cancelled lesson of any active assignment, for staff. @throws 404 for any other */
export async function loadAnyLesson(context: Context, lessonId: string): Promise<CourseLesson> {
  const database = adminDatabase(context);
  const lesson = isRecordId(lessonId) ? await findAnyLesson(database, lessonId) : null;
  return lesson ?? notFound(context, "no-item", "live-session", lessonId);
}
