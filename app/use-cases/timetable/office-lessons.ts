import { findPlannedLesson, type PlannedLesson } from "#data/timetable/planned-lesson.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { data } from "react-router";
import { denyRecord } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";

/** A planned lesson of any active assignment, for staff. @throws 404 for any other */
export async function loadPlannedLesson(
  context: Context,
  lessonId: string,
): Promise<PlannedLesson> {
  const database = adminDatabase(context);
  const lesson = isRecordId(lessonId) ? await findPlannedLesson(database, lessonId, null) : null;
  if (lesson) return lesson;
  await denyRecord(context, "live-session", lessonId);
  throw data("no-item", { status: 404 });
}
