import type { CourseLesson } from "#data/timetable/course-lesson.ts";
import { ok, refuse } from "#domain/shared/result.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import type { LessonScope } from "#domain/timetable/series/series-change.ts";
import type { Context } from "#request/context.ts";
import { recordAttempt } from "#use-cases/teaching/content-change.ts";
import { edit, markOf } from "#use-cases/teaching/publishing.ts";
import type { Planner } from "./change-lessons.ts";
import { editLessons } from "./change-series.ts";

/** A move of a lesson, and of others of its series. */
interface Move {
  /** When it started as the person saw it. */
  was: Date;
  to: Date;
  scope: LessonScope;
  /** What the person has confirmed about the new time. */
  confirmed: ConfirmedReasons;
}

/** What a move did. */
interface MovedLessons {
  count: number;
  /** Whether a move back with the same scope restores all of them. */
  canMoveBack: boolean;
}

/**
 * Moves a lesson to another start, and others of its series by the same difference. The same move
 * again succeeds.
 *
 * @param lesson one that the planner may see
 * @returns 'moved' where it starts at another time than the person saw, else what `edit` and, for
 *   several lessons, `editLessons` return; the refusals of the second have `several`
 */
export async function moveLesson(
  context: Context,
  planner: Planner,
  { id, assignmentId, ...content }: CourseLesson,
  { was, to, scope, confirmed }: Move,
) {
  const address = { assignmentId, kind: "live-session", itemId: id } as const;
  const start = content.startsAt.getTime();
  if (start !== was.getTime() && start !== to.getTime()) {
    await recordAttempt(context, { action: "edit", ...address }, "not-possible");
    return refuse("moved");
  }
  const moved = { ...content, startsAt: to };
  const opened = markOf(content);
  if (scope === "this") {
    const result = await edit(context, planner, address, opened, moved, { confirmed });
    return result.ok ? ok<MovedLessons>({ count: 1, canMoveBack: true }) : result;
  }
  const form = { opened, content: moved, confirmed };
  const result = await editLessons(context, planner, address, scope, form);
  return result.ok ? ok<MovedLessons>(result.value) : { ...result, several: true as const };
}
