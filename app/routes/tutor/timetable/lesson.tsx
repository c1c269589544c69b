import { data, Form, Link, useRouteLoaderData } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { currentTutor } from "#security/guards.ts";
import { loadOwnLesson, moveLesson } from "#use-cases/timetable/tutor-timetable.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import {
  parseIndiaDateTime,
  parseMoment,
  toIndiaDateTimeFields,
} from "#domain/shared/india-time.ts";
import {
  canChangeSeries,
  readLessonScope,
  type LessonScope,
} from "#domain/timetable/series/series-change.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import type { OwnLesson } from "#data/timetable/own-lesson.ts";
import { answerDays } from "#domain/lessons/settlement.ts";
import { endOf } from "#domain/timetable/live-session.ts";
import { describeStanding } from "#parts/lessons/outcome/describe.ts";
import { describeBooking } from "#parts/timetable/booking/booking-answer.ts";
import {
  readConfirmed,
  readTime,
  type BookingAnswer,
} from "#parts/timetable/booking/booking-fields.ts";
import { BookingNotice, EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { timeRange } from "#parts/timetable/week/request.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { describeRefusal } from "#parts/teaching/refusals/refusals.ts";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import { describeSeveral } from "#parts/teaching/refusals/several-refusals.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/lesson.ts";
import { messages } from "./lesson-messages.ts";
import { movedCodes } from "./notices.ts";
import { day } from "#domain/shared/durations.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

const timetable = "/tutor-dashboard/timetable";

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadOwnLesson(context, params.liveSessionId);
  const { title, studentName, subjectId, classId, startsAt, minutes, assignmentId } = lesson;
  const { date, time } = toIndiaDateTimeFields(startsAt);
  return {
    title,
    with: messages.with(
      studentName,
      shared.courseTitle(subjectName(subjectId), className(classId)),
    ),
    at: messages.at(formatDateTime(startsAt), timeRange(startsAt, minutes)),
    ...describeOutcome(lesson, Date.now()),
    was: startsAt.toISOString(),
    date,
    time,
    hasScope: canChangeSeries({ ...lesson, cancelled: null }, new Date()),
    editTo: `/tutor-dashboard/${assignmentId}/live-sessions/${lesson.id}/edit`,
    allTo: `/tutor-dashboard/${assignmentId}/live-sessions`,
  };
}

/** How a lesson that is over turned out, and where its tutor can still say so. */
function describeOutcome(lesson: OwnLesson, now: number) {
  const { id, startsAt, minutes, recorded, isOwnToSettle } = lesson;
  const end = endOf({ startsAt: startsAt.getTime(), minutes });
  const isOpen = now >= end && now < end + answerDays * day;
  const canSettle = isOpen && isOwnToSettle && !recorded.isDisputed && !recorded.isOld;
  return {
    outcome: describeStanding({ ...lesson, cancelled: null }, "tutor", now),
    settleTo: canSettle ? `/tutor-dashboard/sessions/${id}/finish` : null,
  };
}

interface Answer {
  /** Null for a question: which lessons of the series. */
  error: string | null;
  scope: LessonScope;
  field: "date" | "time" | null;
  booking: BookingAnswer | null;
  /** Undefined where the form is still on the screen as it was submitted. */
  typed: { date: string; time: string } | undefined;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { liveSessionId } = params;
  const form = await readForm(request, context);
  const typed = readTime(form);
  const to = parseIndiaDateTime(typed.date, typed.time);
  const was = parseMoment(form.text("was"));
  const asked = form.text("scope");
  const scope = readLessonScope(asked);
  const answer: Answer = { error: messages.noTime, field: "date", booking: null, typed, scope };
  if (!to || !was) {
    // Another tutor's lesson is a 404 for invalid forms too.
    await loadOwnLesson(context, liveSessionId);
    return data(answer, { status: 400 });
  }
  if (asked === "") {
    // A lesson that was dragged: of a series, it may be meant for others too.
    const lesson = await loadOwnLesson(context, liveSessionId);
    if (canChangeSeries({ ...lesson, cancelled: null }, new Date())) {
      return data({ ...answer, error: null, field: null });
    }
  }
  const confirmed = readConfirmed(form, typed);
  const result = await moveLesson(context, liveSessionId, { was, to, scope, confirmed });
  if (result.ok) {
    const { count, canMoveBack } = result.value;
    const code = canMoveBack ? movedCodes[scope] : "lessons-moved";
    return redirectWithFlashMessage(context, `${timetable}?day=${typed.date}`, code, {
      item: liveSessionId,
      moment: was.getTime(),
      count,
    });
  }
  if (result.reason === "not-approved") {
    const error = describeRefusal("manage", currentTutor(context).tutor.status);
    return data({ ...answer, error, field: null }, { status: 403 });
  }
  if (result.reason === "moved" || result.reason === "changed") {
    return data(
      { ...answer, error: messages.refused[result.reason], field: null },
      { status: 409 },
    );
  }
  if ("several" in result) {
    const several = describeSeveral(result, typed);
    return data({ ...answer, ...several, field: several.booking && "time" }, { status: 409 });
  }
  const { reason } = result;
  if (reason === "gone" || reason === "cancelled" || reason === "identical") {
    return data({ ...answer, error: messages.refused[reason], field: null }, { status: 409 });
  }
  const booking = describeBooking(result, "tutor");
  return data({ ...answer, error: booking.error, booking, field: "time" }, { status: 409 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error): Answer => ({
    error,
    field: null,
    booking: null,
    typed: undefined,
    scope: "this",
  }));

/** A lesson of the tutor's week, with the form that moves it. */
export default function Lesson({ loaderData: lesson, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const isMoving = useIsSubmitting();
  const { date, time } = actionData?.typed ?? lesson;
  const booking = actionData?.booking;
  const isQuestion = actionData?.error === null;
  return (
    <Dialog title={lesson.title} closeTo={`${timetable}?day=${lesson.date}`}>
      <p>
        {lesson.with}
        <br />
        {lesson.at}
      </p>
      {lesson.outcome && <p className="font-semibold">{lesson.outcome}</p>}
      {lesson.settleTo && (
        <p className="-mx-4">
          <Link to={lesson.settleTo} className={buttonClass("plain")}>
            {messages.settle}
          </Link>
        </p>
      )}
      <p className="-mx-4 flex flex-wrap">
        <Link to={lesson.editTo} className={buttonClass("plain")}>
          {messages.edit}
        </Link>
        <Link to={lesson.allTo} className={buttonClass("plain")}>
          {messages.all}
        </Link>
      </p>
      {layout?.canManage && (
        <Form method="post" noValidate preventScrollReset className="grid gap-4">
          {booking && <EnterButton label={messages.move} />}
          <input type="hidden" name="was" value={lesson.was} />
          <div className="grid gap-4 sm:grid-cols-2" key={`${date} ${time}`}>
            <TextField
              label={messages.date}
              name="date"
              type="date"
              defaultValue={date}
              invalid={actionData?.field === "date"}
            />
            <TextField
              label={messages.time}
              name="time"
              type="time"
              hint={messages.timeHint}
              defaultValue={time}
              invalid={actionData?.field === "time"}
            />
          </div>
          {lesson.outcome && <p className="text-sm text-muted">{messages.moveLate}</p>}
          {isQuestion && <Notice tone="caution">{messages.question}</Notice>}
          {lesson.hasScope && (
            <ScopeField chosen={actionData?.scope ?? "this"} hint={messages.scopeHint} />
          )}
          {booking && <BookingNotice booking={booking} />}
          {actionData?.error && !booking && <Notice tone="danger">{actionData.error}</Notice>}
          <div className="flex flex-wrap justify-end gap-3">
            <CancelButton>{messages.cancel}</CancelButton>
            <Button pending={isMoving}>{isMoving ? messages.moving : messages.move}</Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
