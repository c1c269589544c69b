import { findOwnLesson, type OwnLesson } from "#data/timetable/own-lesson.ts";
import { findTutorWeek, type PersonWeek } from "#data/timetable/week.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse } from "#domain/shared/result.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import type { LessonScope } from "#domain/timetable/series/series-change.ts";
import type { Week } from "#domain/timetable/week/week.ts";
import { data } from "react-router";
import { denyRecord } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { editLessons } from "./change-series.ts";
import { recordAttempt } from "#use-cases/teaching/content-change.ts";
import { edit, markOf } from "#use-cases/teaching/publishing.ts";

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

/** A move of a lesson, and of others of its series. */
interface Move {
  /** When it started as the tutor saw it. */
  was: Date;
  to: Date;
  scope: LessonScope;
  /** What the tutor has confirmed about the new time. */
  confirmed: ConfirmedReasons;
}

/** What a move did. */
interface MovedLessons {
  count: number;
  /** Whether a move back with the same scope restores all of them. */
  canMoveBack: boolean;
}

/**
 * Moves a lesson of the tutor's own to another start, and others of its series by the same difference.
 * The same move again succeeds.
 *
 * @returns 'moved' where it starts at another time than the tutor saw, else what `edit` and, for
 *   several lessons, `editLessons` return; the refusals of the second have `several`
 * @throws 404 as `loadOwnLesson` does
 */
export async function moveLesson(
  context: Context,
  lessonId: string,
  { was, to, scope, confirmed }: Move,
) {
  const { id, assignmentId, ...content } = await loadOwnLesson(context, lessonId);
  const address = { assignmentId, kind: "live-session", itemId: id } as const;
  const start = content.startsAt.getTime();
  if (start !== was.getTime() && start !== to.getTime()) {
    await recordAttempt(context, { action: "edit", ...address }, "not-possible");
    return refuse("moved");
  }
  const moved = { ...content, startsAt: to };
  const opened = markOf(content);
  if (scope === "this") {
    const result = await edit(context, address, opened, moved, { confirmed });
    return result.ok ? ok<MovedLessons>({ count: 1, canMoveBack: true }) : result;
  }
  const form = { opened, content: moved, confirmed };
  const result = await editLessons(context, "tutor", address, scope, form);
  return result.ok ? ok<MovedLessons>(result.value) : { ...result, several: true as const };
}
