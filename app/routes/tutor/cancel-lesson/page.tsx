import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnCourse } from "#use-cases/teaching/notice-names.ts";
import { aboutContent, aboutCourse } from "#parts/shared/about.ts";
import { loadOwnLesson } from "#use-cases/timetable/cancel.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { cancelByForm, describeCancellable } from "#parts/timetable/cancel/answer.ts";
import { CancelForm } from "#parts/timetable/cancel/form.tsx";
import { messages } from "#parts/timetable/cancel/messages.ts";
import { describeOwnRefusal, findOwnRefusal } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadOwnLesson(context, params.lessonId);
  return describeCancellable(lesson, "tutor", findOwnRefusal(context, "manage"));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, lessonId } = params;
  const lesson = await loadOwnLesson(context, lessonId);
  const form = await readForm(request, context);
  const address = { assignmentId, lessonId };
  const cancelled = await cancelByForm(context, "tutor", address, form, () =>
    describeOwnRefusal(context, "manage"),
  );
  if (!cancelled.ok) return data(cancelled.answer, { status: cancelled.status });
  const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
  const { count } = cancelled;
  const course = await findOwnCourse(context, assignmentId);
  return count === 1
    ? redirectAbout(context, list, "live-session-cancelled", course && aboutContent(course, lesson))
    : redirectAbout(
        context,
        list,
        "live-session-several-cancelled",
        course && aboutCourse(course),
        { count },
      );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, {
    reason: undefined,
    scope: undefined,
    isMakeUpOwed: undefined,
    isInvalid: false,
  });

/** The dialog that cancels a lesson of the assignment. */
export default function CancelLesson({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Dialog
      title={messages.title}
      closeTo={`/tutor-dashboard/${params.assignmentId}/live-sessions`}
    >
      <CancelForm lesson={loaderData} answer={actionData} />
    </Dialog>
  );
}
