import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { loadOwnLesson } from "#use-cases/timetable/tutor-timetable.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { moveBack } from "#parts/timetable/move/undo.ts";
import type { Route } from "./+types/undo.ts";

const timetable = "/tutor-dashboard/timetable";

/** Moves a lesson back to where it was before a move. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const lesson = await loadOwnLesson(context, params.lessonId);
  const back = await moveBack(context, "tutor", lesson, url.searchParams);
  if (!back) return redirect(timetable, { status: 303 });
  const { date } = toIndiaDateTimeFields(back.startsAt);
  const about = aboutLesson({ ...lesson, startsAt: back.startsAt });
  return redirectAbout(context, `${timetable}?day=${date}`, back.code, about);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadOwnLesson(context, params.lessonId);
  return redirect(timetable);
}

/** The message with the Undo button is still on the screen, and shows the failure. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
