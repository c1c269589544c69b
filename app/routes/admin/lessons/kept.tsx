import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { keepChange } from "#use-cases/timetable/proposals.ts";
import type { Route } from "./+types/kept.ts";
import { leadToList } from "./lead-to-list.ts";
import { lessonPage } from "./address.ts";

/** Leaves a changed lesson as it is, though that does not suit the family. */
export async function action({ context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId } = lesson;
  const result = await keepChange(context, { assignmentId, lessonId: id });
  const code = result.ok ? "change-kept" : "change-not-kept";
  return redirectAbout(context, lessonPage(id), code, aboutLesson(lesson));
}

export const loader = leadToList;

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
