import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from "react-router";
import type { AssignmentItem } from "#data/assignments/tutor-assignments.ts";
import { currentTutor } from "#security/guards.ts";
import { readAbout } from "#security/notice-about.ts";
import { nameNotice } from "#parts/shared/about.ts";
import { takeFlashMessage, type FlashMessage } from "#request/flash-message.ts";
import { loadOwnAssignment, shareOwnAssignment } from "#use-cases/assignments/tutor-assignments.ts";
import { errorPageFor } from "#content/shared/errors.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { canCancel, canMakeUp } from "#domain/timetable/cancellation.ts";
import { canManageContent } from "#domain/people/tutor.ts";
import { BusyRegion } from "#ui/busy-region.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { Empty } from "#ui/empty.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { Tabs } from "#ui/records/tabs.tsx";
import type { ToastMessage } from "#ui/toast/toast.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { answerMessages } from "#parts/timetable/request/answer-messages.ts";
import { describeStanding } from "#parts/lessons/outcome/describe.ts";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { ErrorTitle } from "#shell/error-title.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "#parts/teaching/tutor/messages.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { describeNotice } from "#parts/teaching/tutor/notices.ts";
import { describeRefusal } from "#parts/teaching/refusals/refusals.ts";
import { itemAnchor, requireSection, sectionOf, sections } from "#parts/teaching/tutor/sections.ts";
import { AddTools } from "#parts/teaching/tutor/add-tools.tsx";
import { Ended, readEnded } from "./ended.tsx";
import { ItemList } from "./item-list.tsx";
import { givenBy } from "./report-messages.ts";
import { describeReportLink } from "./report-link.ts";
import { SeriesNotes } from "./series-notes.tsx";
import { formatMark } from "#domain/teaching/mark.ts";
import { contentKinds } from "#domain/teaching/content-kind.ts";
import { StudentDetails } from "./student-details.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params, request }) => {
    const kind = sections[requireSection(params.section)];
    shareOwnAssignment(context, params.assignmentId, kind, {
      all: new URL(request.url).searchParams.get("lessons") === "all",
      itemId: "itemId" in params ? String(params.itemId) : null,
    });
  },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return screenTitle(matches);
  const { kind, studentName } = loaderData;
  return screenTitle(matches, kind ? messages.tab[kind] : messages.studentDetails, studentName);
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { section } = params;
  const kind = sections[requireSection(section)];
  const { classId, subjectId, items, skipped, ...assignment } = await loadOwnAssignment(context);
  const now = new Date();
  const { notice, headers } = await takeFlashMessage(context, request);
  return data(
    {
      ...assignment,
      items: items.map(({ recorded, report, isOwn, substitute, ...item }) => ({
        ...item,
        outcome: recorded && describeStanding({ ...item, recorded }, "tutor", now.getTime()),
        report: report && describeReport(report, now),
        reportLink: describeReportLink(
          { ...item, recorded, report, isOwn, substitute },
          now.getTime(),
        ),
        markText: substitute ? describeSubstitute(substitute) : formatMark(item),
        isGivenByOther: substitute !== null,
        ...lessonChanges(item, now),
        request: item.request && {
          id: item.request.id,
          text: answerMessages.lesson[item.request.kind],
        },
      })),
      section,
      kind,
      className: className(classId),
      subjectName: subjectName(subjectId),
      canManage: canManageContent(currentTutor(context).tutor.status),
      skipped: skipped.map((start) => formatDateTime(start)),
      notice:
        notice &&
        toToast(
          notice,
          readAbout(context, notice),
          `/tutor-dashboard/${params.assignmentId}/${section}`,
        ),
    },
    { headers },
  );
}

const describeSubstitute = ({ name, hasAccepted }: NonNullable<AssignmentItem["substitute"]>) =>
  givenBy[hasAccepted ? "accepted" : "asked"](name);

function lessonChanges(
  { startsAt, minutes, cancelled }: Pick<AssignmentItem, "startsAt" | "minutes" | "cancelled">,
  now: Date,
) {
  if (!startsAt || minutes === null) return { canCancel: false, canMakeUp: false };
  const isMadeUp = cancelled !== null && cancelled.madeUpAt !== null;
  const lesson = { startsAt, minutes, isCancelled: cancelled !== null, isMadeUp };
  return { canCancel: canCancel(lesson, now), canMakeUp: canMakeUp(lesson) };
}

export const headers = forwardLoaderHeaders;

/** The page takes no form; another tutor's assignment is a 404 here too (§6). */
export async function action({ context }: Route.ActionArgs) {
  await loadOwnAssignment(context);
  throw data("no-form", { status: 405 });
}

function toToast(
  flashMessage: FlashMessage,
  about: string | null,
  sectionPath: string,
): ToastMessage | null {
  const message = describeNotice(flashMessage);
  if (!message) return null;
  const { undo, item } = flashMessage;
  return {
    tone: message.tone,
    text: nameNotice(about, message.text),
    undo: undo === null ? null : { to: `${sectionPath}/${undo}/undo`, label: messages.undo },
    view: item === null ? null : { to: `${sectionPath}#${itemAnchor(item)}`, label: messages.view },
  };
}

export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { id, section, kind, counts, canManage } = loaderData;
  const base = `/tutor-dashboard/${id}`;
  const movingTo = usePendingLocation()?.pathname;
  const isHere = movingTo === `${base}/${section}` || movingTo?.startsWith(`${base}/${section}/`);
  const tabs = [
    { to: `${base}/student`, label: messages.studentDetails, current: kind === null },
    ...contentKinds.map((tab) => ({
      to: `${base}/${sectionOf(tab)}`,
      label: messages.tabWithCount(messages.tab[tab], counts[tab]),
      current: kind === tab,
    })),
  ];
  return (
    <div className="grid gap-5">
      <header>
        <PageTitle as="h2" className="wrap-anywhere" lang={languageOfText(loaderData.studentName)}>
          {loaderData.studentName}
        </PageTitle>
        <p className="text-muted">
          {messages.courseTitle(loaderData.subjectName, loaderData.className)}
        </p>
      </header>
      <AddTools
        base={base}
        current={kind}
        canManage={canManage}
        homeworkTo={`/tutor-dashboard/homework/add/${id}`}
      />
      <div className="min-w-0 print:hidden">
        <Tabs label={messages.sections} tabs={tabs} panelId="section" />
      </div>
      <BusyRegion
        id="section"
        role="tabpanel"
        aria-labelledby="section-tab"
        tabIndex={0}
        isBusy={movingTo?.startsWith(`${base}/`) === true && !isHere}
        busyLabel={messages.loading}
      >
        {kind === null ? (
          <StudentDetails assignment={loaderData} />
        ) : (
          <>
            {kind === "live-session" && (
              <div className="mb-3 print:hidden">
                <OpenButton
                  to={`${base}/${section}/weekly`}
                  tone="quiet"
                  disabled={!canManage}
                  aria-describedby={canManage ? undefined : "only-approved"}
                >
                  {messages.addWeekly}
                </OpenButton>
              </div>
            )}
            <ItemList
              base={`${base}/${section}`}
              kind={kind}
              items={loaderData.items}
              canManage={canManage}
            >
              <SeriesNotes
                kind={kind}
                path={`${base}/${section}`}
                hidden={counts[kind] - loaderData.items.length}
                count={counts[kind]}
                skipped={loaderData.skipped}
              />
            </ItemList>
          </>
        )}
      </BusyRegion>
      <Toasts
        flashMessage={loaderData.notice}
        toToast={(described) => described}
        dismissLabel={messages.dismiss}
      />
      <Outlet />
    </div>
  );
}

/** Another tutor's assignment and one that does not exist look the same; their own may have ended. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: code } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const { pathname } = useLocation();
  const ended = readEnded(code);
  if (ended) return <Ended assignment={ended} />;
  const { title } = errorPageFor(status, code);
  const isRefused = code === "not-approved";
  const attempt = pathname.endsWith("/add") ? "add" : "manage";
  const text = isRefused ? describeRefusal(attempt, layout?.status ?? "pending") : title;
  return (
    <>
      <ErrorTitle name={title} />
      <Empty>{status === 404 ? messages.noDetails : text}</Empty>
    </>
  );
}
