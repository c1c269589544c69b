import { data, isRouteErrorResponse, Outlet } from "react-router";
import { currentTutor } from "#access/guards.ts";
import { takeNotice, type LeftNotice } from "#access/notice.ts";
import { sharedAssignment, shareOwnAssignment } from "#access/teaching.ts";
import { errorPageFor } from "#content/errors.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { canManageContent } from "#domain/tutor.ts";
import { BusyRegion } from "#ui/busy-region.tsx";
import { ChangeNotice } from "#ui/change-notice.tsx";
import { Empty } from "#ui/empty.tsx";
import { useMovingTo } from "#ui/pending.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { Told } from "#ui/toast.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "../messages.ts";
import { describeNotice } from "../notices.ts";
import { refusals } from "../refusals.ts";
import { readSection, sectionOf, sections } from "../sections.ts";
import { AddTools } from "../add-tools.tsx";
import { ItemList } from "./item-list.tsx";
import { contentKinds } from "#domain/content.ts";
import { StudentDetails } from "./student-details.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params }) => {
    const kind = sections[readSection(params.section)];
    shareOwnAssignment(context, params.assignmentId, kind);
  },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { section } = params;
  const kind = sections[readSection(section)];
  const { classId, subjectId, ...assignment } = await sharedAssignment(context);
  const { notice, headers } = await takeNotice(context, request);
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

/** The page takes no form; who may not see it learns no more from sending one (§6). */
export async function action({ context }: Route.ActionArgs) {
  await sharedAssignment(context);
  throw data("no-form", { status: 405 });
}

function tell(notice: LeftNotice, list: string): Told | null {
  const told = describeNotice(notice);
  if (!told) return null;
  const undo =
    notice.undo === null ? null : { to: `${list}/${notice.undo}/undo`, label: messages.undo };
  return { ...told, undo };
}

export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { id, section, kind, counts, canManage } = loaderData;
  const base = `/tutor-dashboard/${id}`;
  const movingTo = useMovingTo()?.pathname;
  const isHere = movingTo === `${base}/${section}` || movingTo?.startsWith(`${base}/${section}/`);
  const tabs = [
    { to: `${base}/student`, label: messages.studentDetails, current: kind === null },
    ...contentKinds.map((one) => ({
      to: `${base}/${sectionOf(one)}`,
      label: messages.tabWithCount(messages.tab[one], counts[one]),
      current: kind === one,
    })),
  ];
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="text-2xl font-semibold">{loaderData.studentName}</h2>
        <p className="text-muted">
          {messages.courseTitle(loaderData.subjectName, loaderData.className)}
        </p>
      </header>
      <AddTools base={base} current={kind} canManage={canManage} />
      <Tabs label={messages.sections} tabs={tabs} panelId="section" />
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
      <ChangeNotice
        notice={loaderData.notice}
        tell={(notice) => tell(notice, `${base}/${section}`)}
        dismiss={messages.dismiss}
      />
      <Outlet />
    </div>
  );
}

/** Someone else's assignment and one that never was look the same. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: code } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404) return <Empty>{messages.noDetails}</Empty>;
  const isRefused = code === "not-approved";
  return <Empty>{isRefused ? refusals.manage : errorPageFor(status, code).title}</Empty>;
}
