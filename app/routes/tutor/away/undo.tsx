import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { restoreLesson } from "#use-cases/timetable/restore-cancelled.ts";
import { loadOwnLessonOrCancelled } from "#use-cases/timetable/tutor-timetable.ts";
import { allConfirmed } from "#domain/timetable/planning.ts";
import { timeOffQuery } from "#parts/timetable/time-off/query.ts";
import { readTimeOff } from "#parts/timetable/time-off/read.ts";
import { moveBack } from "#parts/timetable/move/undo.ts";
import type { Route } from "./+types/undo.ts";
import { ownDesk } from "./address.ts";

/** The desk's address with the days and what was dealt with, as an undo's address has them. */
function deskOf(params: URLSearchParams): string {
  const days = readTimeOff((name) => params.get(name) ?? "");
  return `${ownDesk}?${timeOffQuery(days)}&${new URLSearchParams({ dealt: params.get("dealt") ?? "" })}`;
}

/** Takes back what the desk did with a lesson: moves it back, or lets it take place after all. */
export async function action({ context, params: { lessonId }, url }: Route.ActionArgs) {
  const lesson = await loadOwnLessonOrCancelled(context, lessonId);
  const desk = deskOf(url.searchParams);
  if (lesson.isCancelled) {
    const { id, assignmentId } = lesson;
    // It was at that time before, so nobody asks again whether it may be then.
    const address = { assignmentId, lessonId: id };
    const { ok } = await restoreLesson(context, "tutor", address, allConfirmed);
    const code = ok ? "lesson-restored" : "lesson-not-restored";
    return redirectAbout(context, desk, code, aboutLesson(lesson));
  }
  const back = await moveBack(context, "tutor", lesson, url.searchParams);
  if (!back) return redirect(ownDesk, { status: 303 });
  const isBack = back.code === "lesson-moved-back";
  const about = aboutLesson({ ...lesson, startsAt: back.startsAt });
  return redirectAbout(context, desk, isBack ? back.code : "lesson-not-restored", about);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadOwnLessonOrCancelled(context, params.lessonId);
  return redirect(ownDesk);
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
