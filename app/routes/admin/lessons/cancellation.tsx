import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse, aboutLesson } from "#parts/shared/about.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { cancelByForm, describeCancellable } from "#parts/timetable/cancel/answer.ts";
import { CancelForm } from "#parts/timetable/cancel/form.tsx";
import { messages } from "#parts/timetable/cancel/messages.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/cancellation.ts";
import { lessonPage } from "./address.ts";
import { refusals } from "./refusal-messages.ts";

export const meta = titled(messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  return describeCancellable(lesson, "admin", null);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId } = lesson;
  const form = await readForm(request, context);
  const address = { assignmentId, lessonId: id };
  const cancelled = await cancelByForm(context, "admin", address, form, () => refusals.notTaught);
  if (!cancelled.ok) return data(cancelled.answer, { status: cancelled.status });
  const page = lessonPage(id);
  return cancelled.count === 1
    ? redirectAbout(context, page, "lesson-cancelled", aboutLesson(lesson), { undo: id })
    : redirectAbout(context, page, "lessons-cancelled", aboutCourse(lesson));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, {
    reason: undefined,
    scope: undefined,
    isMakeUpOwed: undefined,
    isInvalid: false,
  });

/** `/admin-dashboard/lessons/:lessonId/cancellation` */
export default function Cancellation({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Dialog title={messages.title} closeTo={lessonPage(params.lessonId)}>
      <CancelForm lesson={loaderData} answer={actionData} />
    </Dialog>
  );
}
