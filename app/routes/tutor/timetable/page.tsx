import { data, Outlet, useRouteLoaderData, useSubmit } from "react-router";
import { takeFlashMessage, type FlashMessage } from "#request/flash-message.ts";
import { currentTutor } from "#security/guards.ts";
import { readAbout } from "#security/notice-about.ts";
import { nameNotice } from "#parts/shared/about.ts";
import { loadOwnWeek } from "#use-cases/timetable/tutor-timetable.ts";
import type { StoredLesson } from "#data/timetable/week.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { canManageContent } from "#domain/people/tutor.ts";
import { timeField } from "#domain/timetable/week/week.ts";
import type { ToastMessage } from "#ui/toast/toast.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { describeMove } from "#parts/timetable/move/notices.ts";
import { WeekLinks } from "#parts/timetable/week/links.tsx";
import { messages as words } from "#parts/timetable/week/messages.ts";
import { ShareWeek } from "#parts/timetable/week/share-week.tsx";
import { WeekTable } from "#parts/timetable/week/table.tsx";
import { readWeek } from "#parts/timetable/week/request.ts";
import type { ShownLesson } from "#parts/timetable/week/blocks.ts";
import { markOf } from "#parts/timetable/week/outcome.ts";
import { describeDemo, describeWeek } from "#parts/timetable/week/view.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import type { Route } from "./+types/page.ts";
import { startDrag, type Drop } from "./drag.ts";
import { messages } from "./messages.ts";
import { typed } from "#shell/typed.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, words.title);

const path = "/tutor-dashboard/timetable";

function describeNotice(notice: FlashMessage, about: string | null): ToastMessage | null {
  if (notice.code === "live-session-added") {
    return { tone: "success", text: nameNotice(about, messages.added), undo: null };
  }
  const moved = describeMove(notice, (lessonId) => `${path}/${lessonId}/undo`);
  return moved && { ...moved, text: nameNotice(about, moved.text) };
}

function toShown(lesson: StoredLesson, tutorId: string, now: Date): ShownLesson {
  const { id, subjectId, classId, studentName } = lesson;
  const isSubstitute = lesson.tutorId !== tutorId;
  return {
    ...lesson,
    mark: markOf(lesson, "tutor", now),
    // It waits for nobody: a suspended tutor sees no week.
    isWaiting: false,
    details: [studentName, shared.courseTitle(subjectName(subjectId), className(classId))],
    isFixed: isSubstitute,
    link: isSubstitute ? `/tutor-dashboard/substitutions/${id}` : linkTo(lesson),
  };
}

const linkTo = ({ id, state, startsAt }: StoredLesson) =>
  state === "planned" ? `${path}/${id}?day=${toIndiaDateTimeFields(startsAt).date}` : null;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const now = new Date();
  const asked = readWeek(url.searchParams, now);
  const { lessons, demos, ...hours } = await loadOwnWeek(context, asked.week);
  const { accountId, tutor } = currentTutor(context);
  const canAdd = canManageContent(tutor.status);
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const shown = [
    ...lessons.map((lesson) => toShown(lesson, accountId, now)),
    ...demos.map(describeDemo),
  ];
  const week = describeWeek(asked, { lessons: shown, hours, canAdd, now });
  const loaded = {
    week,
    hasHours: hours.hours.length > 0,
    toast: notice && describeNotice(notice, readAbout(context, notice)),
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

/** `/tutor-dashboard/timetable`: the tutor's week, in which lessons are added and moved. */
export default function Timetable({ loaderData }: Route.ComponentProps) {
  const { week, hasHours } = loaderData;
  const submit = useSubmit();
  // The same as the lesson's form.
  const move = ({ lessonId, was, date, minutes }: Drop) =>
    void submit(
      { date, time: timeField(minutes), was: new Date(was).toISOString() },
      { method: "post", action: `${path}/${lessonId}?day=${date}`, preventScrollReset: true },
    );
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const assignments = layout?.assignments ?? [];
  const [only] = assignments.length === 1 ? assignments : [];
  const canAdd = assignments.length > 0 && layout?.canManage;
  const addPath = only ? `/tutor-dashboard/${only.id}/live-sessions/add` : `${path}/add`;
  const addAt = (date: string, minutes: number) =>
    `${addPath}?${new URLSearchParams({ week: week.monday, date, time: timeField(minutes) })}`;
  return (
    <div className="week-page grid grid-cols-1 gap-4">
      <div>
        <PageTitle as="h2">
          {words.title}
          <span className="hidden print:inline"> · {typed(layout?.name)}</span>
        </PageTitle>
        <p className="text-sm text-muted">{words.zone}</p>
      </div>
      <WeekLinks path={path} week={week} days={week} />
      {canAdd && <p className="text-sm text-muted print:hidden">{messages.hint}</p>}
      {!hasHours && (
        <p className="text-sm print:hidden">
          {messages.unknownHours}{" "}
          <a
            href="/account/hours"
            className={`inline-flex min-h-6 items-center ${inlineLinkClass}`}
          >
            {messages.sayHours}
          </a>
        </p>
      )}
      <div
        role="presentation"
        onPointerDown={(event) => layout?.canManage && startDrag(event, move)}
      >
        <WeekTable week={week} {...(assignments.length > 0 && { addAt })} />
      </div>
      <ShareWeek title={words.title} week={week} />
      <Toasts
        flashMessage={loaderData.toast}
        toToast={(described) => described}
        dismissLabel={messages.dismiss}
      />
      <Outlet />
    </div>
  );
}
