import { useSearchParams } from "react-router";
import { loadAssignments } from "#use-cases/office/lists.ts";
import { nameOfClass, nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { RowButton } from "#ui/records/row-button.tsx";
import { listFilters, listViews } from "#parts/office/list/filters.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import { ListPage } from "#parts/office/list/page.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { requireScope } from "#parts/office/search-scope.ts";
import { sorting } from "#parts/office/list/sorted-column.ts";
import { tutorName } from "#parts/office/tutor-name.ts";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

const path = "/admin-dashboard/assignments";

export const meta = titled(messages.caption);

export async function loader({ url, context }: Route.LoaderArgs) {
  requireScope(url, "assignments");
  const request = readListRequest(url.searchParams, listSorts.assignments, listFilters.assignments);
  const { rows, ...pages } = await loadAssignments(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    needsTutor: request.filters.includes("tutor"),
    isSearched: request.search !== "" || request.filters.length > 0,
    rows: rows.map(({ id, studentName, classId, subjectId, ...row }) => ({
      id,
      studentId: row.studentId,
      studentName,
      tutorId: row.tutorId,
      className: nameOfClass(classId),
      subjectName: nameOfSubject(subjectId),
      tutorName: tutorName(row),
      assigned: formatDateTime(row.assignedDate),
      status: statusOf(row, tutorName(row)),
    })),
  };
}

export default function Assignments({ loaderData }: Route.ComponentProps) {
  const { sorted, needsTutor } = loaderData;
  const [params] = useSearchParams();
  const by = sorting(path, params, sorted);
  return (
    <ListPage
      path={path}
      download="/admin-dashboard/assignments.csv"
      filters={listFilters.assignments}
      views={listViews.assignments}
      page={loaderData}
      caption={messages.caption}
      empty={messages.empty}
      emptyArt={<IkatEmpty className="w-32" />}
      columns={[
        {
          ...by("student", messages.student),
          cell: (row) => (
            <TypedLink href={`/admin-dashboard/students/${row.studentId}`}>
              {row.studentName}
            </TypedLink>
          ),
        },
        {
          ...by("class", messages.class),
          cell: (row) => row.className,
          width: "w-18 lg:w-24",
        },
        {
          ...by("subject", messages.subject),
          cell: (row) => row.subjectName,
        },
        {
          ...by("tutor", messages.tutor),
          cell: ({ tutorId, tutorName: name }) =>
            tutorId ? (
              <a href={`/admin-dashboard/tutors/${tutorId}`}>{typed(name)}</a>
            ) : (
              shared.formerTutor
            ),
        },
        {
          ...by("assigned", messages.assigned),
          cell: (row) => row.assigned,
          place: "wide",
          width: "w-27 lg:w-42",
        },
        {
          ...by("status", messages.status),
          cell: ({ status }) => <span className={`tag tag-${status.tone}`}>{status.label}</span>,
          // On a phone only what is out of the ordinary.
          place: ({ status }) => (status.tone === "success" ? "wide" : "badge"),
          width: "w-24 lg:w-36",
        },
        {
          label: shared.actions,
          cell: ({ id }) => (
            <div>
              <RowButton row={id} to={`${path}/${id}/delete`}>
                {shared.delete}
              </RowButton>
              {needsTutor && (
                <RowButton row={id} to={`${path}/${id}/hand-over`}>
                  {messages.handOver}
                </RowButton>
              )}
            </div>
          ),
          place: "actions",
          width: needsTutor ? "w-46 indic:w-56" : "w-24 indic:w-34",
        },
      ]}
    />
  );
}

/**
 * The status of an assignment; an active one without a tutor, or with a suspended one, needs a new
 * tutor.
 */
function statusOf(row: { status: string; isTutorSuspended: boolean }, tutorName: string | null) {
  const { status, isTutorSuspended } = row;
  if (status !== "active") return { tone: "caution", label: shared.notActive };
  if (tutorName === null) return { tone: "danger", label: messages.needsTutor };
  if (isTutorSuspended) return { tone: "danger", label: messages.tutorSuspended };
  return { tone: "success", label: shared.active };
}
