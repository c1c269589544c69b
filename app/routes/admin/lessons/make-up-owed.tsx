import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { setMakeUpOwed } from "#use-cases/timetable/make-up.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import type { Route } from "./+types/make-up-owed.ts";
import { leadToList } from "./lead-to-list.ts";
import { lessonPage } from "./address.ts";

/** Says whether a make-up lesson is to be planned for a cancelled lesson. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId } = lesson;
  const isOwed = (await readForm(request, context)).text("owed") === "yes";
  const result = await setMakeUpOwed(context, { assignmentId, lessonId: id }, isOwed);
  const set = isOwed ? "make-up-owed" : "make-up-not-owed";
  const code = result.ok ? set : "make-up-not-set";
  return redirectAbout(context, lessonPage(id), code, aboutLesson(lesson));
}

export const loader = leadToList;

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
