import { findStudentWeek, type StoredLesson } from "#data/timetable/week.ts";
import { linkFor } from "#domain/timetable/lesson.ts";
import type { Week } from "#domain/timetable/week/week.ts";
import type { Holiday } from "#domain/timetable/planning.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import { loadOwnCourses, openAssignmentIds } from "#use-cases/teaching/courses.ts";

/** A lesson's link is empty until it can be joined. */
export interface StudentWeek {
  lessons: StoredLesson[];
  holidays: Holiday[];
  /** The moment for which it was read. */
  now: Date;
}

/** The lessons of a week of the signed-in student's open courses (§4). */
export async function loadOwnWeek(
  context: Context,
  { start, end }: Pick<Week, "start" | "end">,
): Promise<StudentWeek> {
  const { database } = context.get(servicesContext);
  const { courses, now } = await loadOwnCourses(context);
  const open = openAssignmentIds(courses.filter(({ isLegacy }) => !isLegacy));
  const personId = currentStudent(context).accountId;
  const { lessons, holidays } = await findStudentWeek(database, { personId, start, end });
  const shown = lessons.filter(({ assignmentId }) => open.has(assignmentId));
  return {
    lessons: shown.map((lesson) => ({
      ...lesson,
      url: linkFor({ ...lesson, isCancelled: lesson.state !== "planned" || lesson.isWaiting }, now),
    })),
    holidays,
    now,
  };
}
