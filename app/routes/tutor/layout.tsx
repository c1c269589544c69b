import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { currentTutor, guardTutor } from "#security/guards.ts";
import { loadOwnAssignments, loadOwnSuspension } from "#use-cases/tutor/assignments.ts";
import { fullName } from "#domain/account.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { canManageContent, hasCalendar } from "#domain/tutor.ts";
import { Badge } from "#ui/badge.tsx";
import { BusyRegion } from "#ui/busy-region.tsx";
import { removeDrafts } from "#ui/draft-storage.ts";
import { Notice } from "#ui/notice.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { keepPageOnFailure } from "../keep-page-on-failure.ts";
import { LiveUpdates } from "../live-updates.tsx";
import { Shell, shellWidth } from "../shell.tsx";
import type { Route } from "./+types/layout.ts";
import { AssignmentNavigation } from "./assignment-navigation.tsx";
import { messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardTutor];

export const clientMiddleware = [keepPageOnFailure];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const { accountId, email, tutor } = currentTutor(context);
  const assignments = await loadOwnAssignments(context);
  const suspension = tutor.status === "suspended" ? await loadOwnSuspension(context) : null;
  return {
    accountId,
    email,
    name: fullName(tutor.firstName, tutor.lastName),
    status: tutor.status,
    rejectionReason: tutor.rejectionReason,
    suspension: suspension && {
      since: formatDateTime(suspension.since),
      reason: suspension.reason,
    },
    canManage: canManageContent(tutor.status),
    assignments: assignments.map(({ id, studentName, classId, subjectId }) => ({
      id,
      studentName,
      course: messages.courseTitle(subjectName(subjectId), className(classId)),
    })),
  };
}

const badgeTones = {
  approved: "success",
  pending: "caution",
  rejected: "danger",
  suspended: "danger",
} as const;

const assignmentIn = (path: string) => path.split("/")[2] ?? "";

export default function TutorLayout({ loaderData }: Route.ComponentProps) {
  const { accountId, name, email, status, rejectionReason, suspension, assignments } = loaderData;
  const { pathname } = useLocation();
  const moving = usePendingLocation();
  // Another person may have used this browser before, until their session expired.
  useEffect(() => removeDrafts(accountId), [accountId]);
  return (
    <>
      {!suspension && <LiveUpdates />}
      <Shell
        home="/tutor-dashboard"
        hasCalendar={hasCalendar(status)}
        identity={{ title: messages.welcome(name), email }}
        onLogout={() => removeDrafts()}
      >
        <Badge tone={badgeTones[status]}>{messages.status[status]}</Badge>
      </Shell>
      <div
        className={`${shellWidth} grid gap-6 py-6 max-lg:pb-28 lg:grid-cols-[18rem_1fr] lg:gap-10`}
      >
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
        {suspension && (
          <div className="lg:col-span-2">
            <Notice tone="danger">
              <p>{messages.suspended(suspension.since)}</p>
              <p>{messages.reason(suspension.reason)}</p>
            </Notice>
          </div>
        )}
        {!suspension && <AssignmentNavigation assignments={assignments} />}
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <BusyRegion
            isBusy={moving !== null && assignmentIn(moving.pathname) !== assignmentIn(pathname)}
            busyLabel={messages.loading}
          >
            <Outlet />
          </BusyRegion>
        </main>
      </div>
    </>
  );
}
