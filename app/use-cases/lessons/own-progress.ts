import type { StudentProgress } from "#data/lessons/progress.ts";
import type { ProgressSpan } from "#domain/lessons/progress-span.ts";
import { data } from "react-router";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import { readProgress } from "./progress.ts";
import { loadOwnCourses } from "#use-cases/teaching/courses.ts";

/** The signed-in student's progress in a time. @throws 404 for one who was just deleted */
export async function loadOwnProgress(
  context: Context,
  span: ProgressSpan,
): Promise<StudentProgress> {
  const { courses, now } = await loadOwnCourses(context);
  const { database } = context.get(servicesContext);
  const studentId = currentStudent(context).accountId;
  const progress = await readProgress(database, { studentId, courses, now }, span);
  if (!progress) throw data("no-student", { status: 404 });
  return progress;
}
