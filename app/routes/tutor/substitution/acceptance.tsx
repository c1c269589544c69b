import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findGivenLesson } from "#use-cases/teaching/notice-names.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { acceptLesson, loadSubstitution } from "#use-cases/timetable/substitutions.ts";
import { substitutionPage } from "#parts/timetable/substitution/describe.ts";
import type { Route } from "./+types/acceptance.ts";

/** Accepts a lesson that the tutor is asked to give. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await acceptLesson(context, params.lessonId);
  const code = result.ok ? "lesson-accepted" : "lesson-not-answered";
  const lesson = await findGivenLesson(context, params.lessonId);
  const about = lesson && aboutLesson(lesson);
  return redirectAbout(context, substitutionPage(params.lessonId), code, about);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadSubstitution(context, params.lessonId);
  return redirect(substitutionPage(params.lessonId));
}

/** A failure is shown on the page that has the button. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
