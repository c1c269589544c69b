import { findOwnLesson, type OwnLesson } from "#data/timetable/own-lesson.ts";
import { findTutorWeek, type PersonWeek } from "#data/timetable/week.ts";
import { isRecordId } from "#domain/record-id.ts";
import { refuse } from "#domain/result.ts";
import type { Week } from "#domain/timetable/week.ts";
import { data, type RouterContextProvider } from "react-router";
import { denyRecord } from "#request/audit.ts";
import { servicesContext } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { recordAttempt } from "./content-change.ts";
import { edit, markOf } from "./publishing.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in tutor's lessons, hours and time off of a week. */
export function loadOwnWeek(context: Context, { start, end }: Week): Promise<PersonWeek> {
  const { database } = context.get(servicesContext);
  return findTutorWeek(database, { personId: currentTutor(context).accountId, start, end });
}

/** A planned lesson of the signed-in tutor's own. @throws 404 for any other */
export async function loadOwnLesson(context: Context, lessonId: string): Promise<OwnLesson> {
  const { database } = context.get(servicesContext);
  const tutorId = currentTutor(context).accountId;
  const lesson = isRecordId(lessonId) ? await findOwnLesson(database, tutorId, lessonId) : null;
  if (lesson) return lesson;
  await denyRecord(context, "live-session", lessonId);
  throw data("no-item", { status: 404 });
}

/**
 * Moves a lesson of the tutor's own to another start. The same move again succeeds.
 *
 * @param was when it started as the tutor saw it
 * @param isConfirmed whether the tutor has confirmed a time at night
 * @returns 'moved' where it starts at another time than the tutor saw, else what `edit` returns
 * @throws 404 as `loadOwnLesson` does
 */
export async function moveLesson(
  context: Context,
  lessonId: string,
  { was, to, isConfirmed }: { was: Date; to: Date; isConfirmed: boolean },
) {
  const { id, assignmentId, ...content } = await loadOwnLesson(context, lessonId);
  const address = { assignmentId, kind: "live-session", itemId: id } as const;
  const start = content.startsAt.getTime();
  if (start !== was.getTime() && start !== to.getTime()) {
    await recordAttempt(context, { action: "edit", ...address }, "not-possible");
    return refuse("moved");
  }
  return edit(context, address, markOf(content), { ...content, startsAt: to }, { isConfirmed });
}
