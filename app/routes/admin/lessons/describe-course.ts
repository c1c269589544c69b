import type { LessonToSettle } from "#data/lessons/queue.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { messages } from "./messages.ts";

/** What an admin calls a lesson. Its title is the tutor's and the student's to read. */
export function describeCourse(course: LessonToSettle["course"]): string {
  if (!course) return messages.deleted;
  return messages.course(subjectName(course.subjectId), className(course.classId));
}
