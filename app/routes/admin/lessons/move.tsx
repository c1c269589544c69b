import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { describeMovable, moveByForm } from "#parts/timetable/move/answer.ts";
import { MoveForm } from "#parts/timetable/move/form.tsx";
import { movedFlash } from "#parts/timetable/move/notices.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/move.ts";
import { lessonPage } from "./address.ts";
import { messages } from "./change-messages.ts";
import { refusals } from "./refusal-messages.ts";

export const meta = titled(messages.moveTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  return describeMovable(lesson);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const form = await readForm(request, context);
  const moved = await moveByForm(context, "admin", lesson, form, () => refusals.notTaught);
  if (!moved.ok) return data(moved.answer, { status: moved.status });
  const { code, ...details } = movedFlash(lesson.id, moved);
  return redirectAbout(context, lessonPage(lesson.id), code, aboutCourse(lesson), details);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, booking: null, typed: undefined, scope: "this" as const });

/** `/admin-dashboard/lessons/:lessonId/move` */
export default function Move({ loaderData: lesson, actionData, params }: Route.ComponentProps) {
  return (
    <Dialog title={messages.moveTitle} closeTo={lessonPage(params.lessonId)}>
      <p>{lesson.at}</p>
      <MoveForm lesson={lesson} answer={actionData} />
    </Dialog>
  );
}
