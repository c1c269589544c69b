import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { currentTutor, guardTutor } from "#security/guards.ts";
import { loadOwnAssignments, loadOwnSuspension } from "#use-cases/assignments/tutor-assignments.ts";
import { fullName } from "#domain/account/account.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime, formatTime } from "#domain/shared/dates.ts";
import { isSameDay } from "#domain/shared/day.ts";
import { canManageContent, hasCalendar, showsStatus } from "#domain/people/tutor.ts";
import { Badge } from "#ui/badge.tsx";
import { BusyRegion } from "#ui/busy-region.tsx";
import { removeDrafts } from "#ui/draft-storage.ts";
import { Notice } from "#ui/notice.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { keepPageOnFailure } from "#shell/keep-page-on-failure.ts";
import { LiveUpdates } from "#shell/live-updates.tsx";
import { Shell, shellWidth } from "#shell/shell.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/layout.ts";
import { AssignmentNavigation } from "#parts/teaching/tutor/assignment-navigation.tsx";
import { messages } from "#parts/teaching/tutor/messages.ts";
import { sortByToday } from "#parts/teaching/tutor/sort-by-today.ts";

export const middleware: Route.MiddlewareFunction[] = [guardTutor];

export const clientMiddleware = [keepPageOnFailure];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const { accountId, email, tutor } = currentTutor(context);
  const now = new Date();
  const suspension = tutor.status === "suspended" ? await loadOwnSuspension(context) : null;
  // A suspended tutor has none.
  const assignments = suspension ? [] : await loadOwnAssignments(context, now);
  return {
    accountId,
    email,
    name: fullName(tutor.firstName, tutor.lastName),
    status: tutor.status,
    showsStatus: showsStatus(tutor, now),
    rejectionReason: tutor.rejectionReason,
    suspension: suspension && {
      since: formatDateTime(suspension.since),
      reason: suspension.reason,
    },
    canManage: canManageContent(tutor.status),
    assignments: sortByToday(assignments, now).map(
      ({ id, studentName, classId, subjectId, nextStart }) => ({
        id,
        studentName,
        course: messages.courseTitle(subjectName(subjectId), className(classId)),
        today: nextStart && isSameDay(nextStart, now) ? formatTime(nextStart) : null,
      }),
    ),
  };
}

const badgeTones = {
  approved: "success",
  pending: "caution",
  rejected: "danger",
  suspended: "danger",
} as const;

/** The assignment that an address names; empty on the home and in the dialogs over it. */
function assignmentIn(path: string): string {
  const part = path.split("/")[2] ?? "";
  // An id has hyphens; the names of the dialogs have none.
  return part.includes("-") ? part : "";
}

export default function TutorLayout({ loaderData }: Route.ComponentProps) {
  const { accountId, name, email, status, showsStatus, rejectionReason, suspension, assignments } =
    loaderData;
  // Without assignments its words tell people to wait, which a rejected tutor would do in vain.
  const hasNavigation = !suspension && (status !== "rejected" || assignments.length > 0);
  const { pathname } = useLocation();
  const moving = usePendingLocation();
  // Another person may have used this browser before, until their session expired.
  useEffect(() => removeDrafts(accountId), [accountId]);
  return (
    <>
      {!suspension && <LiveUpdates />}
      <Shell
        home="/tutor-dashboard"
        hasLessons={hasCalendar(status)}
        identity={{ title: messages.welcome(name), email }}
        onLogout={() => removeDrafts()}
      >
        {showsStatus && <Badge tone={badgeTones[status]}>{messages.status[status]}</Badge>}
      </Shell>
      <div
        className={`${shellWidth} grid gap-6 py-6 lg:grid-cols-[18rem_1fr] lg:gap-10 print:block print:px-0 print:py-4`}
      >
        {status === "pending" && (
          <div className="print:hidden lg:col-span-2">
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
        {hasNavigation && <AssignmentNavigation assignments={assignments} />}
        <main
          id="main"
          tabIndex={-1}
          className={`min-w-0 outline-none ${hasNavigation ? "" : "lg:col-span-2"}`}
        >
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
