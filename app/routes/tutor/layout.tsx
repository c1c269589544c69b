import { Outlet } from "react-router";
import { currentTutor, guardTutor } from "#access/guards.ts";
import { loadOwnAssignments } from "#access/teaching.ts";
import { fullName } from "#domain/account.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { canManageContent } from "#domain/tutor.ts";
import { Badge } from "#ui/badge.tsx";
import { IkatBand } from "#art/ikat-band.tsx";
import { DashboardHeader } from "#ui/dashboard-header.tsx";
import { Notice } from "#ui/notice.tsx";
import { AccountLink } from "../account-link.tsx";
import { HomeLink } from "../home-link.tsx";
import type { Route } from "./+types/layout.ts";
import { AssignmentNavigation } from "./assignment-navigation.tsx";
import { messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardTutor];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const { email, tutor } = currentTutor(context);
  const assignments = await loadOwnAssignments(context);
  return {
    email,
    name: fullName(tutor.firstName, tutor.lastName),
    status: tutor.status,
    rejectionReason: tutor.rejectionReason,
    canManage: canManageContent(tutor.status),
    assignments: assignments.map(({ id, studentName, classId, subjectId }) => ({
      id,
      studentName,
      course: messages.courseTitle(subjectName(subjectId), className(classId)),
    })),
  };
}

const badgeTones = { approved: "success", pending: "caution", rejected: "danger" } as const;

export default function TutorLayout({ loaderData }: Route.ComponentProps) {
  const { name, email, status, rejectionReason, assignments } = loaderData;
  return (
    <>
      <DashboardHeader
        brand={<HomeLink />}
        band={<IkatBand variant="chevron" className="block" />}
        title={messages.welcome(name)}
        email={email}
        logout={messages.logout}
      >
        <Badge tone={badgeTones[status]}>{messages.status[status]}</Badge>
        <AccountLink />
      </DashboardHeader>
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[18rem_1fr] lg:gap-10">
        {status === "pending" && (
          <div className="lg:col-span-2">
            <Notice tone="caution">{messages.pending}</Notice>
          </div>
        )}
        {status === "rejected" && (
          <div className="lg:col-span-2">
            <Notice tone="danger">
              <p>{messages.rejected}</p>
              {rejectionReason && <p>{messages.reason(rejectionReason)}</p>}
            </Notice>
          </div>
        )}
        <AssignmentNavigation assignments={assignments} />
        <main className="min-w-0">
          <Outlet />
        </main>
      </div>
    </>
  );
}
