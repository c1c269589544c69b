import { data, Form } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { finishClass, type FinishedParts } from "#use-cases/tutor/finish-class.ts";
import { loadClassToFinish } from "#use-cases/tutor/overview.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatTime } from "#domain/dates.ts";
import { nameDay } from "#domain/day.ts";
import { finishInputNames, suggestFinish, type FinishInput } from "#domain/finish-class.ts";
import {
  canSettle,
  parseOutcome,
  standingOf,
  suggestOutcome,
  type LessonEvent,
  type Outcome,
} from "#domain/lessons/settlement.ts";
import { canManageContent } from "#domain/tutor.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { useHoldUpdates } from "#ui/hold-updates.ts";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { describeBooking } from "../../booking-answer.ts";
import { isTimeConfirmed, readTime } from "../../booking-fields.ts";
import { BookingNotice, EnterButton } from "../../booking-notice.tsx";
import { problems } from "../../content-messages.ts";
import { messages as shared } from "../messages.ts";
import type { FinishedCode } from "../finished-notices.ts";
import { describeRefusal } from "../refusals.ts";
import type { Route } from "./+types/page.ts";
import { FinishFields } from "./fields.tsx";
import { messages } from "./messages.ts";

const home = "/tutor-dashboard";

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await loadClassToFinish(context, params.liveSessionId);
  const { startsAt, studentName, subjectId, classId, nextStart, now } = session;
  const { status } = currentTutor(context).tutor;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  return {
    about: [studentName, course, `${nameDay(startsAt, now)} ${formatTime(startsAt)}`].join(" · "),
    outcome: describeOutcome(session, now.getTime()),
    initial: suggestFinish(session, nextStart !== null),
    planned: nextStart && messages.planned(nameDay(nextStart, now), formatTime(nextStart)),
    refusal: canManageContent(status) ? null : describeRefusal("manage", status),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const inputs = Object.fromEntries(
    finishInputNames.map((name) => [name, form.text(name)]),
  ) as Record<keyof FinishInput, string>;
  const time = readTime(form);
  const typed = { ...inputs, ...time };
  const isConfirmed = isTimeConfirmed(form, time);
  const outcome = form.text("outcome");
  const options = { isConfirmed, outcome };
  const result = await finishClass(context, params.liveSessionId, typed, options);
  if (result.ok) {
    const { assignmentId: assignment, recordingId, nextId } = result.value;
    const item = recordingId ?? nextId;
    return redirectWithFlashMessage(context, home, codeOf(result.value), { assignment, item });
  }
  const answer = { field: null, typed, outcome, booking: null };
  if (result.reason === "not-approved") {
    const error = describeRefusal("manage", currentTutor(context).tutor.status);
    return data({ ...answer, error }, { status: 403 });
  }
  if (result.reason === "invalid") {
    const { problem, field } = result;
    const error = problem === "outcome-missing" ? messages.outcomeMissing : problems[problem];
    return data({ ...answer, error, field }, { status: 400 });
  }
  const booking = describeBooking(result, "tutor");
  const { error } = booking;
  return data({ ...answer, error, booking, field: "time" as const }, { status: 409 });
}

function codeOf({ recordingId, nextId, isSettled }: FinishedParts): FinishedCode {
  if (recordingId && nextId) return "class-recorded-planned";
  if (recordingId) return "class-recorded";
  if (nextId) return "class-planned";
  return isSettled ? "class-settled" : "nothing-added";
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({
    error,
    field: null,
    typed: undefined,
    outcome: undefined,
    booking: null,
  }));

/** What the radios begin with; null where the class cannot be settled. */
function describeOutcome(
  { startsAt, minutes, events }: { startsAt: Date; minutes: number; events: LessonEvent[] },
  now: number,
): { chosen: Outcome | "" } | null {
  const lesson = { startsAt: startsAt.getTime(), minutes, cancellation: null, events };
  if (!canSettle(lesson, now)) return null;
  const standing = standingOf(lesson, now);
  return { chosen: parseOutcome(standing) ?? suggestOutcome(events) ?? "" };
}

/** The dialog over the home that finishes a class: one form for its recording and the next class. */
export default function FinishClass({ loaderData, actionData }: Route.ComponentProps) {
  const { initial, about, planned } = loaderData;
  const busy = useIsSubmitting();
  useHoldUpdates(actionData !== undefined);
  const error = actionData?.error ?? loaderData.refusal;
  const booking = actionData?.booking;
  return (
    <Dialog title={messages.title} closeTo={home}>
      <p className="text-muted">{about}</p>
      <Form method="post" noValidate preventScrollReset className="grid gap-5">
        {booking && <EnterButton label={messages.save} />}
        {!loaderData.refusal && (
          <FinishFields
            typed={actionData?.typed ?? initial}
            outcome={loaderData.outcome && (actionData?.outcome ?? loaderData.outcome.chosen)}
            invalid={actionData?.field ?? null}
            planned={planned}
          />
        )}
        {booking && <BookingNotice booking={booking} />}
        {error && !booking && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {!loaderData.refusal && (
            <Button pending={busy}>{busy ? messages.saving : messages.save}</Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
