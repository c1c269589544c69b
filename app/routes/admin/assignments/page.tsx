import { useSearchParams } from "react-router";
import { loadAssignments } from "#use-cases/admin/lists.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { listForm, OpenButton } from "#ui/open-button.tsx";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import { ListPage } from "../list-page.tsx";
import { messages as shared } from "../messages.ts";
import { sortable } from "../sorted-column.ts";
import { tutorName } from "../tutor-name.ts";
import { screenTitle } from "../../screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "../screen-error.tsx";

export const meta: Route.MetaFunction = () => screenTitle(messages.caption);

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readListRequest(url.searchParams, listSorts.assignments, listFilters.assignments);
  const { rows, ...pages } = await loadAssignments(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    isSearched: request.search !== "" || request.filters.length > 0,
    rows: rows.map(({ classId, subjectId, ...row }) => ({
      ...row,
      className: isClassId(classId) ? className(classId) : classId,
      subjectName: isSubjectId(subjectId) ? subjectName(subjectId) : subjectId,
      tutorName: tutorName(row),
      isTutorSuspended: row.isTutorSuspended,
    })),
  };
}

export default function Assignments({ loaderData }: Route.ComponentProps) {
  const { sorted } = loaderData;
  const [params] = useSearchParams();
  return (
    <ListPage
      path="/admin-dashboard/assignments"
      download="/admin-dashboard/assignments.csv"
      searchHint={messages.searchHint}
      filters={listFilters.assignments}
      page={loaderData}
      caption={messages.caption}
      empty={messages.empty}
      emptyArt={<IkatEmpty className="w-32" />}
      columns={[
        {
          label: messages.student,
          cell: (row) => (
            <span id={`assignment-${row.id}`} className="font-medium">
              {row.studentName}
            </span>
          ),
          sort: sortable(params, sorted, "student", messages.student),
        },
        { label: messages.class, cell: (row) => row.className },
        { label: messages.subject, cell: (row) => row.subjectName },
        { label: messages.tutor, cell: (row) => row.tutorName ?? shared.formerTutor },
        {
          label: messages.assigned,
          cell: (row) => formatDateTime(row.assignedDate),
          sort: sortable(params, sorted, "assigned", messages.assigned),
        },
        {
          label: messages.status,
          cell: (row) => <StatusBadge {...row} />,
        },
        {
          label: shared.actions,
          cell: (row) => (
            <OpenButton
              to={`/admin-dashboard/assignments/${row.id}/delete`}
              form={listForm}
              tone="quiet"
              aria-describedby={`assignment-${row.id}`}
            >
              {shared.delete}
            </OpenButton>
          ),
        },
      ]}
    />
  );
}

/** The status of an assignment; an active one without a tutor, or with a suspended one, needs a
 * new tutor. */
function StatusBadge(props: {
  status: string;
  tutorName: string | null;
  isTutorSuspended: boolean;
}) {
  const { status, tutorName, isTutorSuspended } = props;
  if (status !== "active") return <Badge tone="caution">{shared.notActive}</Badge>;
  if (tutorName === null) return <Badge tone="danger">{messages.needsTutor}</Badge>;
  if (isTutorSuspended) return <Badge tone="danger">{messages.tutorSuspended}</Badge>;
  return <Badge tone="success">{shared.active}</Badge>;
}
