import { data, useRouteLoaderData } from "react-router";
import { readForm } from "#request/form.ts";
import { answeredAt } from "#request/answered.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findGivenLesson } from "#use-cases/teaching/notice-names.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { finishLesson, type FinishedParts } from "#use-cases/lessons/finish-lesson.ts";
import { loadLessonToFinish } from "#use-cases/teaching/tutor-overview.ts";
import { Button } from "#ui/button.tsx";
import { DraftDialog } from "#ui/draft/draft-dialog.tsx";
import { fieldsOf } from "#ui/draft/draft.ts";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { readConfirmed, readTime } from "#parts/timetable/booking/booking-fields.ts";
import { BookingNotice, EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import type { FinishedCode } from "#parts/teaching/tutor/finished-notices.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { findOwnRefusal, refuseOwn } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";
import { describeLesson } from "./describe.ts";
import { FinishFields, type FinishValues } from "./fields.tsx";
import { readFinishValues } from "./input.ts";
import { messages } from "./messages.ts";
import { problems } from "./problem-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const home = "/tutor-dashboard";

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadLessonToFinish(context, params.lessonId);
  return {
    ...describeLesson(found),
    refusal: findOwnRefusal(context, "manage"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = readFinishValues(form);
  const time = readTime(form);
  const typed: FinishValues = { ...values, finish: { ...values.finish, ...time } };
  const isSending = form.text("report") !== "";
  const result = await finishLesson(context, params.lessonId, typed.finish, {
    confirmed: readConfirmed(form, time),
    outcome: typed.outcome,
    report: isSending ? typed.report : null,
  });
  if (result.ok) {
    const { assignmentId: assignment, recordingId, nextId } = result.value;
    const item = recordingId ?? nextId;
    const lesson = await findGivenLesson(context, params.lessonId);
    const about = lesson && aboutLesson(lesson);
    return redirectAbout(context, home, codeOf(result.value), about, {
      assignment,
      item,
      ...answeredAt(params.lessonId, new URL(request.url)),
    });
  }
  if (result.reason !== "invalid")
    return refuseOwn(context, "manage", result, { typed, isSending });
  const { problem, field } = result;
  const error = problems[problem];
  return data({ error, field, typed, isSending, booking: null }, { status: 400 });
}

function codeOf({ recordingId, nextId, isSettled, isReported }: FinishedParts): FinishedCode {
  if (isReported) return "report-sent";
  if (recordingId && nextId) return "class-recorded-planned";
  if (recordingId) return "class-recorded";
  if (nextId) return "class-planned";
  return isSettled ? "class-settled" : "nothing-added";
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, typed: undefined, isSending: false, booking: null });

/**
 * The dialog over the home that finishes a class: one form for how it turned out, its report, its
 * recording and the next class. What was typed survives a reload (`useDraft`).
 */
export default function FinishLesson({ loaderData, actionData }: Route.ComponentProps) {
  const { about, report, refusal } = loaderData;
  const busy = useIsSubmitting();
  const owner = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout")?.accountId ?? "";
  const booking = actionData?.booking;
  const isSending = booking && actionData.isSending;
  return (
    <DraftDialog
      title={messages.title}
      about={about}
      closeTo={home}
      owner={owner}
      words={loaderData.draft}
      isAnswered={actionData !== undefined}
      error={booking ? null : (actionData?.error ?? refusal)}
      cancel={messages.cancel}
      buttons={
        <>
          {!refusal && report && (
            <Button name="report" value="send" pending={busy} className="if-held order-last">
              {busy ? messages.saving : messages[report.sent ? "change" : "send"]}
            </Button>
          )}
          {!refusal && !isSending && (
            <Button tone={report ? "quiet" : "primary"} pending={busy} className="gap-1">
              {messages.save}
              {report && <span className="if-held">{messages.withoutReport}</span>}
            </Button>
          )}
        </>
      }
      className="grid gap-5"
    >
      {({ values, version }) => (
        <>
          {booking && <EnterButton label={messages.save} />}
          {isSending && <input type="hidden" name="report" value="send" />}
          {!refusal && (
            <div key={version} className="grid gap-5">
              <FinishFields
                typed={
                  (values && readFinishValues(fieldsOf(values))) ??
                  actionData?.typed ??
                  loaderData.initial
                }
                outcomes={loaderData.outcomes}
                report={report}
                invalid={actionData?.field ?? null}
                planned={loaderData.planned}
                isSettled={loaderData.isSettled}
                isSubstitute={loaderData.isSubstitute}
              />
            </div>
          )}
          {booking && <BookingNotice booking={booking} />}
        </>
      )}
    </DraftDialog>
  );
}
