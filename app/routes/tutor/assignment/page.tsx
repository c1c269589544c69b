import { data, isRouteErrorResponse, Outlet } from "react-router";
import { currentTutor } from "#access/guards.ts";
import { sharedAssignment, shareOwnAssignment } from "#access/teaching.ts";
import { errorPageFor } from "#content/errors.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { canManageContent } from "#domain/tutor.ts";
import { Empty } from "#ui/empty.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "../messages.ts";
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

export async function loader({ context, params }: Route.LoaderArgs) {
  const { section } = params;
  const kind = sections[readSection(section)];
  const { classId, subjectId, ...assignment } = await sharedAssignment(context);
  return {
    ...assignment,
    section,
    kind,
    className: className(classId),
    subjectName: subjectName(subjectId),
    canManage: canManageContent(currentTutor(context).tutor.status),
  };
}

/** The page takes no form; who may not see it learns no more from sending one (§6). */
export async function action({ context }: Route.ActionArgs) {
  await sharedAssignment(context);
  throw data("no-form", { status: 405 });
}

export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { id, section, kind, counts, canManage } = loaderData;
  const base = `/tutor-dashboard/${id}`;
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
      <div id="section" role="tabpanel" aria-labelledby="section-tab" tabIndex={0}>
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
      </div>
      <Outlet />
    </div>
  );
}

/** Someone else's assignment and one that never was look the same. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: code } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return <Empty>{status === 404 ? messages.noDetails : errorPageFor(status, code).title}</Empty>;
}
