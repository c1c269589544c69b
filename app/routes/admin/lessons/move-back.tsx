import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { moveBack } from "#parts/timetable/move/undo.ts";
import type { Route } from "./+types/move-back.ts";
import { lessonPage } from "./address.ts";

const list = "/admin-dashboard/lessons";

/** Moves a lesson back to where it was before a move. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const back = await moveBack(context, "admin", lesson, url.searchParams);
  if (!back) return redirect(list, { status: 303 });
  const about = aboutLesson({ ...lesson, startsAt: back.startsAt });
  return redirectAbout(context, lessonPage(lesson.id), back.code, about);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadAnyLesson(context, params.lessonId);
  return redirect(list);
}

/** A failure is shown in the toast that offered the undo. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
