import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { restoreLesson } from "#use-cases/timetable/restore-cancelled.ts";
import { allConfirmed } from "#domain/timetable/planning.ts";
import type { Route } from "./+types/restoration.ts";
import { leadToList } from "./lead-to-list.ts";
import { lessonPage } from "./address.ts";

/** Lets a cancelled lesson take place after all. */
export async function action({ context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId } = lesson;
  // It was at that time before, so nobody asks again whether it may be then.
  const address = { assignmentId, lessonId: id };
  const result = await restoreLesson(context, "admin", address, allConfirmed);
  const code = result.ok ? "lesson-restored" : "lesson-not-restored";
  return redirectAbout(context, lessonPage(id), code, aboutLesson(lesson));
}

export const loader = leadToList;

/** A failure is shown in the toast that offered the undo. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
