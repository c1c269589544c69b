import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { keepChange } from "#use-cases/timetable/proposals.ts";
import type { Route } from "./+types/kept.ts";
import { leadToList } from "./lead-to-list.ts";
import { lessonPage } from "./address.ts";

/** Leaves a changed lesson as it is, though that does not suit the family. */
export async function action({ context, params }: Route.ActionArgs) {
  const { id, assignmentId } = await loadAnyLesson(context, params.lessonId);
  const result = await keepChange(context, { assignmentId, lessonId: id });
  const code = result.ok ? "change-kept" : "change-not-kept";
  return redirectWithFlashMessage(context, lessonPage(id), code);
}

export const loader = leadToList;

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
