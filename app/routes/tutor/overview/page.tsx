import { data, Outlet, useRouteLoaderData } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { readAbout } from "#security/notice-about.ts";
import { takeFlashMessage, type FlashMessage } from "#request/flash-message.ts";
import { loadOverview, shareOverview } from "#use-cases/teaching/tutor-overview.ts";
import { hasCalendar } from "#domain/people/tutor.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Empty } from "#ui/empty.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ToastMessage } from "#ui/toast/toast.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { describeHomeLines } from "#parts/messages/home/describe.ts";
import { HomeLines } from "#parts/messages/home/home-lines.tsx";
import { payWords } from "#parts/fees/messages.ts";
import { CalendarCard } from "#parts/calendar/card.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { PasswordAdvice } from "#parts/account/advice/password-advice.tsx";
import { PasskeyOffer } from "#parts/account/advice/passkey-offer.tsx";
import { AddTools } from "#parts/teaching/tutor/add-tools.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { describeFinished } from "#parts/teaching/tutor/finished-notices.ts";
import type { Route } from "./+types/page.ts";
import { applicationSteps, stepsTitle } from "./application-messages.ts";
import { ApplicationSteps } from "./application-steps.tsx";
import { describeAnswered, describeSettled } from "./describe-answered.ts";
import { describeDay } from "./day.ts";
import { DayOfLessons, LaterDays, PastLessons } from "./days.tsx";
import { Gaps } from "./gaps.tsx";
import { messages } from "./messages.ts";
import { describeNext } from "./next.ts";
import { NextLesson } from "./next-lesson.tsx";
import { messages as remindWords } from "#parts/timetable/next/messages.ts";
import { RemindLink } from "#parts/timetable/next/remind-link.tsx";
import { isReminderOffered } from "#use-cases/push/devices.ts";
import { Requests } from "./requests.tsx";
import { Substitutions } from "./substitutions.tsx";
import { Timeline } from "./timeline.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params }) =>
    shareOverview(context, "lessonId" in params ? String(params.lessonId) : null),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const overview = await loadOverview(context);
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const { now, calendar } = overview;
  const loaded = {
    ...describeDay(overview),
    next: describeNext(overview),
    now: now.getTime(),
    calendar,
    messages: describeHomeLines(overview.waitingLines, "tutor", now),
    homework: { to: "/tutor-dashboard/homework", text: messages.homework(overview.answers) },
    pay: overview.hasPay ? { to: "/tutor-dashboard/pay", text: payWords.title } : null,
    notice: notice?.code ?? null,
    toast: notice && toToast(notice, readAbout(context, notice)),
    answered: await describeAnswered(context, notice),
    settled: describeSettled(overview, notice),
    application:
      currentTutor(context).tutor.status === "pending"
        ? { title: stepsTitle, steps: applicationSteps }
        : null,
    remind: isReminderOffered(context) ? remindWords.remindMe : null,
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

function toToast(flashMessage: FlashMessage, about: string | null): ToastMessage | null {
  const finished = describeFinished(flashMessage.code, about);
  if (!finished) return null;
  const { section, ...message } = finished;
  const { assignment, item } = flashMessage;
  const view = section &&
    assignment && {
      to: `/tutor-dashboard/${assignment}/${section}${item ? `#item-${item}` : ""}`,
      label: shared.view,
    };
  return { ...message, undo: null, view: view || null };
}

/** `/tutor-dashboard`: the tutor's day. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  if (!layout) return null;
  const { assignments, canManage, status } = layout;
  const { today, later, folded, withoutNext, now, calendar, notice } = loaderData;
  const hasAssignments = assignments.length > 0;
  return (
    <div className="grid gap-8 print:gap-4">
      {loaderData.application && <ApplicationSteps {...loaderData.application} />}
      {/* A tutor who is not approved sees the disabled buttons and the reason (§4). */}
      {!canManage && <AddTools base="/tutor-dashboard" current={null} canManage={false} />}
      {loaderData.next && (
        <NextLesson lesson={loaderData.next} now={now}>
          <RemindLink text={loaderData.remind} />
        </NextLesson>
      )}
      <Timeline
        rows={today}
        settled={loaderData.settled}
        leftText={loaderData.words.left}
        nextId={loaderData.next?.id ?? null}
        now={now}
        canManage={canManage}
      >
        {(toFinish, lessons) => (
          <>
            {toFinish}
            <PastLessons {...loaderData.reports} canManage={canManage} />
            <Requests
              requests={loaderData.requests}
              labels={loaderData.requestLabels}
              answered={loaderData.answered}
            />
            <Substitutions
              lessons={loaderData.substitutions}
              labels={loaderData.substitutionLabels}
            />
            {hasAssignments && (
              <p className="print:hidden">
                <TextLink to={loaderData.homework.to}>{loaderData.homework.text}</TextLink>
              </p>
            )}
            {loaderData.away && (
              <p className="print:hidden">
                <TextLink to={loaderData.away.to}>{loaderData.away.text}</TextLink>
              </p>
            )}
            {(hasAssignments || canManage) && (
              <section aria-labelledby="today" className="grid gap-3">
                <div className="flex items-center justify-between gap-4">
                  <div>
                    <h2 id="today" className="text-2xl font-semibold">
                      {messages.today}
                    </h2>
                    <p className="text-sm text-muted">{loaderData.words.zone}</p>
                  </div>
                  {canManage && hasAssignments && (
                    <OpenButton to="/tutor-dashboard/add" className="print:hidden">
                      {messages.add}
                    </OpenButton>
                  )}
                </div>
                {hasAssignments &&
                  (lessons || (
                    <Empty>
                      {loaderData.hasLessonsToday ? messages.noMoreToday : messages.noneToday}
                    </Empty>
                  ))}
                {!hasAssignments && (
                  <Empty art={<IkatEmpty className="w-32" />}>{loaderData.words.noneYet}</Empty>
                )}
              </section>
            )}
          </>
        )}
      </Timeline>
      <HomeLines of={loaderData.messages} />
      {loaderData.demos && <DayOfLessons {...loaderData.demos} />}
      {canManage && <Gaps ids={withoutNext} assignments={assignments} />}
      <LaterDays open={later} folded={folded} more={loaderData.more} />
      <PastLessons {...loaderData.past} canManage={canManage} />
      {loaderData.pay && (
        <p className="print:hidden">
          <TextLink to={loaderData.pay.to}>{loaderData.pay.text}</TextLink>
        </p>
      )}
      <div className="grid gap-4 empty:hidden print:hidden">
        <PasswordAdvice code={notice} />
        <PasskeyOffer />
        {hasCalendar(status) && <CalendarCard address={calendar} now={now} />}
      </div>
      <Toasts
        flashMessage={loaderData.toast}
        toToast={(described) => described}
        dismissLabel={shared.dismiss}
      />
      <Outlet />
    </div>
  );
}
