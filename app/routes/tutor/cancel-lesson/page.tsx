import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { currentTutor } from "#security/guards.ts";
import { cancelLessons } from "#use-cases/timetable/end-lessons.ts";
import { cancelLesson, loadOwnLesson } from "#use-cases/timetable/cancel.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { canCancel, checkCancelReason } from "#domain/timetable/cancellation.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import {
  canChangeSeries,
  readLessonScope,
  type LessonScope,
} from "#domain/timetable/series/series-change.ts";
import { canManageContent, type TutorStatus } from "#domain/people/tutor.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { describeRefusal } from "#parts/teaching/refusals/refusals.ts";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages, reasonProblems } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadOwnLesson(context, params.liveSessionId);
  const { status } = currentTutor(context).tutor;
  const now = new Date();
  const refusal = canManageContent(status) ? null : describeRefusal("manage", status);
  return {
    question: messages.question(lesson.title, formatDateTime(lesson.startsAt)),
    isLate: isLate(lesson.startsAt, now),
    hasScope: canChangeSeries({ ...lesson, cancelled: lesson.isCancelled || null }, now),
    refusal: refusal ?? (canCancel(lesson, now) ? null : messages.notPossible),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, liveSessionId: lessonId } = params;
  const form = await readForm(request, context);
  const reason = form.text("reason");
  const scope = readLessonScope(form.text("scope"));
  const typed = { reason, scope };
  const problem = checkCancelReason(reason);
  if (problem) {
    // Another tutor's lesson is a 404 for invalid forms too.
    await loadOwnLesson(context, lessonId);
    return data({ error: reasonProblems[problem], ...typed, isInvalid: true }, { status: 400 });
  }
  const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
  if (scope !== "this") {
    const address = { assignmentId, kind: "live-session", itemId: lessonId } as const;
    const result = await cancelLessons(context, "tutor", address, scope, reason);
    if (!result.ok) return answer(result.reason, typed, currentTutor(context).tutor.status);
    const count = result.value;
    return redirectWithFlashMessage(context, list, "live-session-several-cancelled", { count });
  }
  const result = await cancelLesson(context, "tutor", { assignmentId, lessonId }, reason);
  if (result.ok) return redirectWithFlashMessage(context, list, "live-session-cancelled");
  return answer(result.reason, typed, currentTutor(context).tutor.status);
}

function answer(
  reason: "not-approved" | "not-possible" | "gone",
  typed: { reason: string; scope: LessonScope },
  status: TutorStatus,
) {
  const isRefused = reason === "not-approved";
  const notPossible = reason === "gone" ? messages.notInSeries : messages.notPossible;
  const error = isRefused ? describeRefusal("manage", status) : notPossible;
  return data({ error, ...typed, isInvalid: false }, { status: isRefused ? 403 : 409 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({
    error,
    reason: undefined,
    scope: undefined,
    isInvalid: false,
  }));

/** The dialog that cancels a lesson, which stays in the list; deleting it is another one. */
export default function CancelLesson({ loaderData, actionData, params }: Route.ComponentProps) {
  const { question, isLate, hasScope, refusal } = loaderData;
  const isSubmitting = useIsSubmitting();
  const error = actionData?.error ?? refusal;
  return (
    <Dialog
      title={messages.title}
      closeTo={`/tutor-dashboard/${params.assignmentId}/live-sessions`}
    >
      <p>{question}</p>
      <p className="text-muted">{messages.detail}</p>
      {isLate && !refusal && <p className="font-medium">{messages.late}</p>}
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {!refusal && (
          <TextField
            name="reason"
            label={messages.reason}
            hint={messages.reasonHint}
            defaultValue={actionData?.reason}
            invalid={actionData?.isInvalid}
            autoComplete="off"
          />
        )}
        {!refusal && hasScope && <ScopeField chosen={actionData?.scope ?? "this"} />}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {!refusal && (
            <Button tone="danger" pending={isSubmitting}>
              {isSubmitting ? messages.cancelling : messages.confirm}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
