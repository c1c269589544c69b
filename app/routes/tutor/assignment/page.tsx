import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { takeFlashMessage, type FlashMessage } from "#request/flash-message.ts";
import { loadOwnAssignment, shareOwnAssignment } from "#use-cases/tutor/assignments.ts";
import { errorPageFor } from "#content/errors.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { canManageContent } from "#domain/tutor.ts";
import { BusyRegion } from "#ui/busy-region.tsx";
import { Toasts } from "#ui/toasts.tsx";
import { Empty } from "#ui/empty.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { ToastMessage } from "#ui/toast.tsx";
import { screenTitle } from "../../screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "../messages.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { describeNotice } from "../notices.ts";
import { describeRefusal } from "../refusals.ts";
import { itemAnchor, requireSection, sectionOf, sections } from "../sections.ts";
import { AddTools } from "../add-tools.tsx";
import { ItemList } from "./item-list.tsx";
import { contentKinds } from "#domain/content.ts";
import { StudentDetails } from "./student-details.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params }) => {
    const kind = sections[requireSection(params.section)];
    shareOwnAssignment(context, params.assignmentId, kind);
  },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return screenTitle();
  const { kind, studentName } = loaderData;
  return screenTitle(kind ? messages.tab[kind] : messages.studentDetails, studentName);
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { section } = params;
  const kind = sections[requireSection(section)];
  const { classId, subjectId, ...assignment } = await loadOwnAssignment(context);
  const { notice, headers } = await takeFlashMessage(context, request);
  return data(
    {
      ...assignment,
      section,
      kind,
      className: className(classId),
      subjectName: subjectName(subjectId),
      canManage: canManageContent(currentTutor(context).tutor.status),
      notice,
    },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The page takes no form; another tutor's assignment is a 404 here too (§6). */
export async function action({ context }: Route.ActionArgs) {
  await loadOwnAssignment(context);
  throw data("no-form", { status: 405 });
}

function toToast(flashMessage: FlashMessage, sectionPath: string): ToastMessage | null {
  const message = describeNotice(flashMessage);
  if (!message) return null;
  const { undo, item } = flashMessage;
  return {
    ...message,
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
        <h2 className="text-2xl font-semibold">{loaderData.studentName}</h2>
        <p className="text-muted">
          {messages.courseTitle(loaderData.subjectName, loaderData.className)}
        </p>
      </header>
      <AddTools base={base} current={kind} canManage={canManage} />
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
          <ItemList
            base={`${base}/${section}`}
            kind={kind}
            items={loaderData.items}
            canManage={canManage}
          />
        )}
      </BusyRegion>
      <Toasts
        flashMessage={loaderData.notice}
        toToast={(flashMessage) => toToast(flashMessage, `${base}/${section}`)}
        dismissLabel={messages.dismiss}
      />
      <Outlet />
    </div>
  );
}

/** Another tutor's assignment and one that does not exist look the same. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: code } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  if (status === 404) return <Empty>{messages.noDetails}</Empty>;
  const isRefused = code === "not-approved";
  return (
    <Empty>
      {isRefused
        ? describeRefusal("manage", layout?.status ?? "pending")
        : errorPageFor(status, code).title}
    </Empty>
  );
}
