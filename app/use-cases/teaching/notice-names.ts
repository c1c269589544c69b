import {
  findCourseNames,
  findItemNames,
  findLessonNames,
  type CourseNames,
} from "#data/teaching/notice-names.ts";
import type { ContentAddress } from "#data/teaching/content.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";

const of = (context: Context) =>
  [context.get(servicesContext).database, currentTutor(context).accountId] as const;

// A message after a change is no attempt to open a record, so null is no denial.

/** The student and the subject of the signed-in tutor's own course; null for any other. */
export async function findOwnCourse(
  context: Context,
  assignmentId: string,
): Promise<CourseNames | null> {
  return isRecordId(assignmentId) ? findCourseNames(...of(context), assignmentId) : null;
}

/** The same with the title of an item of it. */
export async function findOwnItem(
  context: Context,
  address: ContentAddress,
): Promise<(CourseNames & { title: string }) | null> {
  const isId = isRecordId(address.assignmentId) && isRecordId(address.itemId);
  return isId ? findItemNames(...of(context), address) : null;
}

/** The same with the time of a lesson that the signed-in tutor gives or is asked to give. */
export async function findGivenLesson(
  context: Context,
  lessonId: string,
): Promise<(CourseNames & { startsAt: Date }) | null> {
  return isRecordId(lessonId) ? findLessonNames(...of(context), lessonId) : null;
}
