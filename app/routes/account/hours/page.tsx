import { data, Outlet } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { guardOwnHours, loadOwnHours, setOwnHours } from "#use-cases/timetable/hours.ts";
import { loadOwnRoom } from "#use-cases/timetable/room.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { readWeeklyTimes } from "#parts/timetable/weekly-times-form.ts";
import { keepTimesForm, TimesForm } from "#parts/timetable/times-form.tsx";
import { queryOf } from "#parts/timetable/away/request.ts";
import { describeTimeOffAndReason } from "#parts/timetable/time-off/describe.ts";
import { lessonInList } from "#parts/timetable/lesson-in-list.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import { TitledSection } from "#ui/page-title.tsx";
import type { Route } from "./+types/page.ts";
import { messages, notices } from "./messages.ts";
import { TimeOffForm } from "./time-off-form.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardOwnHours];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

const page = "/account/hours";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request, notices);
  const { hours, timeOff } = await loadOwnHours(context);
  const now = new Date();
  const loaded = {
    hours,
    room: loadOwnRoom(context),
    timeOff: timeOff.map(({ id, lessons, lessonCount, ...days }) => ({
      id,
      days: describeTimeOffAndReason(days, now),
      desk: `/tutor-dashboard/away?${queryOf(days)}`,
      lessonCount,
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        to: lesson.assignmentId
          ? lessonInList(`/tutor-dashboard/${lesson.assignmentId}/live-sessions`, lesson.id)
          : "/tutor-dashboard/timetable",
        text: messages.lesson(
          lesson.title,
          lesson.studentName,
          nameDatedMoment(lesson.startsAt, now),
        ),
      })),
    })),
    notice,
  };
  return data(loaded, { headers });
}

export const headers = forwardLoaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { times, refusal } = readWeeklyTimes(await readForm(request, context));
  if (refusal) return data(refusal, { status: 400 });
  await setOwnHours(context, times);
  return redirectWithFlashMessage(context, page, "hours-saved");
}

export const clientAction = (args: Route.ClientActionArgs) => keepTimesForm(args);

/** `/account/hours`: when a tutor teaches, and when not. */
export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, room, timeOff, notice } = loaderData;
  return (
    <>
      <AccountFrame title={messages.title}>
        <div className="grid max-w-3xl grid-cols-1 gap-8">
          <FlashNotice text={notice} />
          <div className="grid gap-4">
            <p className="max-w-prose text-muted">{messages.text}</p>
            {hours.length === 0 && <Notice tone="caution">{messages.unknown}</Notice>}
            <TimesForm page={page} stored={hours} refusal={actionData} />
          </div>
          <TitledSection id="room" title={messages.room} className="grid justify-items-start gap-4">
            <p className="max-w-prose text-muted">{messages.roomText}</p>
            {room && <p className="wrap-anywhere">{room}</p>}
            <OpenButton to={`${page}/room`} tone="quiet">
              {room ? messages.changeRoom : messages.setRoom}
            </OpenButton>
          </TitledSection>
          <TitledSection id="time-off" title={messages.timeOff} className="grid gap-4">
            <p className="max-w-prose text-muted">{messages.timeOffText}</p>
            {timeOff.length === 0 ? (
              <Empty>{messages.noTimeOff}</Empty>
            ) : (
              <ul className="grid gap-3">
                {timeOff.map((days) => (
                  <TimeOffRow key={days.id} timeOff={days} />
                ))}
              </ul>
            )}
            <TimeOffForm refusal={undefined} />
          </TitledSection>
        </div>
      </AccountFrame>
      <Outlet />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["timeOff"][number];

/** Time off, and the lessons that are planned in them. */
function TimeOffRow({ timeOff }: { timeOff: Row }) {
  const { id, days, desk, lessons, lessonCount } = timeOff;
  return (
    <li className={`${cardClass} grid gap-2 p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={`days-${id}`} className="font-medium">
          {days}
        </p>
        <OpenButton
          to={`${page}/time-off/${id}/delete`}
          tone="quiet"
          aria-describedby={`days-${id}`}
        >
          {messages.delete}
        </OpenButton>
      </div>
      {lessonCount > 0 && (
        <>
          <p>{messages.planned(lessonCount)}</p>
          <TextLink to={desk}>{messages.deal}</TextLink>
          <ul className="grid gap-1">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <TextLink to={lesson.to}>{lesson.text}</TextLink>
              </li>
            ))}
            {lessonCount > lessons.length && (
              <li className="text-muted">{messages.more(lessonCount - lessons.length)}</li>
            )}
          </ul>
        </>
      )}
    </li>
  );
}
