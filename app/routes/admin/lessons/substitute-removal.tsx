import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { endSubstitution } from "#use-cases/timetable/substitutes.ts";
import type { Route } from "./+types/substitute-removal.ts";
import { leadToList } from "./lead-to-list.ts";
import { lessonPage } from "./address.ts";

/** Gives a lesson back to its own tutor; with `wanted` in the address it waits for another way out. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId } = lesson;
  const isWanted = url.searchParams.has("wanted");
  const result = await endSubstitution(context, { assignmentId, lessonId: id }, { isWanted });
  const code = result.ok ? "substitute-removed" : `substitute-stays-${result.reason}`;
  return redirectAbout(context, lessonPage(id), code, aboutLesson(lesson));
}

export const loader = leadToList;

/** A failure is shown in the toast that offered the undo. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
