import { findOwnLesson, type CourseLesson } from "#data/timetable/course-lesson.ts";
import { findTutorWeek, type PersonWeek } from "#data/timetable/week.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Week } from "#domain/timetable/week/week.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";

/** The signed-in tutor's lessons, hours and time off of a week. */
export function loadOwnWeek(
  context: Context,
  { start, end }: Pick<Week, "start" | "end">,
): Promise<PersonWeek> {
  const { database } = context.get(servicesContext);
  return findTutorWeek(database, { personId: currentTutor(context).accountId, start, end });
}

/** A planned lesson of the signed-in tutor's own. @throws 404 for any other */
export function loadOwnLesson(context: Context, lessonId: string): Promise<CourseLesson> {
  return loadOwn(context, lessonId, ({ isCancelled }) => !isCancelled);
}

/** The same, which may be cancelled. */
export function loadOwnLessonOrCancelled(
  context: Context,
  lessonId: string,
): Promise<CourseLesson> {
  return loadOwn(context, lessonId, () => true);
}

async function loadOwn(
  context: Context,
  lessonId: string,
  isMeant: (lesson: CourseLesson) => boolean,
): Promise<CourseLesson> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  const lesson = isRecordId(lessonId) ? await findOwnLesson(database, tutorId, lessonId) : null;
  if (lesson && isMeant(lesson)) return lesson;
  return notFound(context, "no-item", "live-session", lessonId);
}
