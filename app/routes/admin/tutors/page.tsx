import { useSearchParams } from "react-router";
import { loadTutors } from "#use-cases/admin/lists.ts";
import { fullName } from "#domain/account.ts";
import { knownClasses, knownSubjects } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { experienceBandName, qualificationName } from "#domain/tutor-background.ts";
import { canApprove, canLiftSuspension, canReject, canSuspend } from "#domain/tutor.ts";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import { ListPage } from "../list-page.tsx";
import { messages as shared } from "../messages.ts";
import { sortable } from "../sorted-column.ts";
import { screenTitle } from "../../screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { ApproveSelected, TutorActions } from "./tutor-actions.tsx";
import { TutorStatus } from "./tutor-status.tsx";

export { ErrorBoundary } from "../screen-error.tsx";

export const meta: Route.MetaFunction = () => screenTitle(messages.caption);

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readListRequest(url.searchParams, listSorts.tutors, listFilters.tutors);
  const { rows, ...pages } = await loadTutors(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    isSearched: request.search !== "" || request.filters.length > 0,
    rows: rows.map((row) => ({
      id: row.id,
      name: fullName(row.firstName, row.lastName),
      email: row.email,
      phoneNumber: row.phoneNumber,
      qualification: qualificationName(row.qualification),
      experience: experienceBandName(row.experience),
      classes: knownClasses(row.selectedClasses).map(className).join(", "),
      subjects: knownSubjects(row.selectedSubjects).map(subjectName).join(", "),
      bio: row.bio,
      status: row.status,
      reason: row.suspensionReason ?? row.rejectionReason,
      createdAt: row.createdAt,
      canApprove: canApprove(row.status),
      canReject: canReject(row.status),
      canSuspend: canSuspend(row.status),
      canLiftSuspension: canLiftSuspension(row.status),
    })),
  };
}

export default function Tutors({ loaderData }: Route.ComponentProps) {
  const { rows, sorted } = loaderData;
  const [params] = useSearchParams();
  return (
    <ListPage
      path="/admin-dashboard/tutors"
      download="/admin-dashboard/tutors.csv"
      searchHint={messages.searchHint}
      filters={listFilters.tutors}
      page={loaderData}
      caption={messages.caption}
      empty={messages.empty}
      columns={[
        {
          label: messages.name,
          cell: (row) => (
            <span id={`tutor-${row.id}`} className="font-medium">
              {row.name}
            </span>
          ),
          sort: sortable(params, sorted, "name", messages.name),
        },
        {
          label: messages.contact,
          cell: (row) => (
            <>
              <p>{row.email}</p>
              <p>{row.phoneNumber}</p>
            </>
          ),
        },
        {
          label: messages.background,
          cell: (row) => (
            <>
              <p>{row.qualification}</p>
              <p>{messages.experience(row.experience)}</p>
              {row.bio && (
                <details>
                  <summary className="min-h-11 cursor-pointer py-2 text-link">
                    {messages.bio}
                  </summary>
                  <p className="whitespace-pre-line">{row.bio}</p>
                </details>
              )}
            </>
          ),
        },
        {
          label: messages.teaches,
          cell: (row) => (
            <>
              <p>{row.subjects}</p>
              <p className="text-sm text-muted">{row.classes}</p>
            </>
          ),
        },
        {
          label: messages.applied,
          cell: (row) => formatDateTime(row.createdAt),
          sort: sortable(params, sorted, "applied", messages.applied),
        },
        { label: messages.status, cell: (row) => <TutorStatus tutor={row} /> },
        { label: shared.actions, cell: (row) => <TutorActions tutor={row} params={params} /> },
      ]}
    >
      {rows.some((row) => row.canApprove) && <ApproveSelected params={params} />}
    </ListPage>
  );
}
