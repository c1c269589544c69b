import type { CourseLesson } from "#data/timetable/course-lesson.ts";
import type { Context } from "#request/context.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { moveLesson } from "#use-cases/timetable/move.ts";
import { allConfirmed } from "#domain/timetable/planning.ts";
import { readLessonScope } from "#domain/timetable/series/series-change.ts";

function readMoment(params: URLSearchParams, name: string): Date | null {
  const text = params.get(name) ?? "";
  return /^\d{1,14}$/.test(text) ? new Date(Number(text)) : null;
}

/**
 * Moves a lesson back to where it was before a move; its old place may be taken by now.
 *
 * @param lesson one that the planner may see
 * @param params of an address with `moveBackQuery`
 * @returns the start that it has now, and the code of the flash message; null for another address
 */
export async function moveBack(
  context: Context,
  planner: Planner,
  lesson: CourseLesson,
  params: URLSearchParams,
): Promise<{ startsAt: Date; code: string } | null> {
  const [to, was] = [readMoment(params, "to"), readMoment(params, "was")];
  if (!to || !was) return null;
  const scope = readLessonScope(params.get("scope") ?? "");
  // It was at that time before, so nobody asks again whether it may be then.
  const move = { was, to, scope, confirmed: allConfirmed };
  const result = await moveLesson(context, planner, lesson, move);
  return result.ok
    ? { startsAt: to, code: scope === "this" ? "lesson-moved-back" : "lessons-moved-back" }
    : { startsAt: lesson.startsAt, code: `lesson-stays-${result.reason}` };
}
