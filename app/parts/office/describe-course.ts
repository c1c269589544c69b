import type { LessonToSettle } from "#data/lessons/queue.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { deletedLesson, lessonOf } from "#parts/lessons/messages.ts";

/** What an admin calls a lesson: its course. */
export function describeCourse(course: LessonToSettle["course"]): string {
  if (!course) return deletedLesson;
  return lessonOf(subjectName(course.subjectId), className(course.classId));
}
