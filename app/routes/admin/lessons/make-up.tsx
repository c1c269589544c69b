import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { planMakeUp } from "#use-cases/timetable/make-up.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { describeBooking } from "#parts/timetable/booking/booking-answer.ts";
import { readConfirmed, readTime } from "#parts/timetable/booking/booking-fields.ts";
import type { MoveAnswer } from "#parts/timetable/move/answer.ts";
import { MoveForm } from "#parts/timetable/move/form.tsx";
import { messages as moveWords } from "#parts/timetable/move/messages.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/make-up.ts";
import { lessonPage } from "./address.ts";
import { messages } from "./change-messages.ts";
import { refusals } from "./refusal-messages.ts";

export const meta = titled(messages.makeUp);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { startsAt, isCancelled, isMadeUp } = await loadAnyLesson(context, params.lessonId);
  return {
    refusal: isCancelled && !isMadeUp ? null : refusals.madeUp,
    about: messages.makesUpFor(nameDatedMoment(startsAt, new Date())),
    // The same time of another day.
    time: toIndiaDateTimeFields(startsAt).time,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const cancelled = await loadAnyLesson(context, params.lessonId);
  const { id: cancelledId, assignmentId, ...content } = cancelled;
  const form = await readForm(request, context);
  const typed = readTime(form);
  const startsAt = parseIndiaDateTime(typed.date, typed.time);
  const answer: MoveAnswer = { error: null, field: null, booking: null, typed, scope: "this" };
  if (!startsAt) {
    return data({ ...answer, error: moveWords.noTime, field: "date" as const }, { status: 400 });
  }
  const address = { assignmentId, cancelledId };
  const confirmed = readConfirmed(form, typed);
  const result = await planMakeUp(context, "admin", address, { ...content, startsAt }, confirmed);
  if (result.ok) {
    const planned = result.value ?? cancelledId;
    const about = aboutLesson({ ...cancelled, startsAt });
    return redirectAbout(context, lessonPage(planned), "make-up-planned", about);
  }
  if (result.reason === "not-possible" || result.reason === "not-approved") {
    return data({ ...answer, error: refusals.notTaught }, { status: 409 });
  }
  if (result.reason === "made-up") {
    return data({ ...answer, error: refusals.madeUp }, { status: 409 });
  }
  const booking = describeBooking(result, "admin");
  const refused = { ...answer, error: booking.error, booking, field: "time" as const };
  return data(refused, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, booking: null, typed: undefined, scope: "this" as const });

/** `/admin-dashboard/lessons/:lessonId/make-up`: plans a lesson instead of a cancelled one. */
export default function MakeUp({ loaderData, actionData, params }: Route.ComponentProps) {
  const { about, time, refusal } = loaderData;
  return (
    <Dialog title={messages.makeUp} closeTo={lessonPage(params.lessonId)}>
      {refusal ? (
        <Notice tone="danger">{refusal}</Notice>
      ) : (
        <>
          <p>{about}</p>
          <MoveForm
            lesson={{ was: "", date: "", time, hasScope: false, isOver: false }}
            answer={actionData}
            labels={{ submit: messages.makeUp, submitting: messages.planning }}
          />
        </>
      )}
    </Dialog>
  );
}
