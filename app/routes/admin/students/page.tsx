import { useSearchParams } from "react-router";
import { loadStudents } from "#use-cases/admin/lists.ts";
import { isClassId, knownSubjects } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDateTime } from "#domain/dates.ts";
import { listForm, OpenButton } from "#ui/open-button.tsx";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import { ListPage } from "../list-page.tsx";
import { messages as shared } from "../messages.ts";
import { sortable } from "../sorted-column.ts";
import { screenTitle } from "../../screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "../screen-error.tsx";

export const meta: Route.MetaFunction = () => screenTitle(messages.caption);

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readListRequest(url.searchParams, listSorts.students, listFilters.students);
  const { rows, ...pages } = await loadStudents(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    isSearched: request.search !== "" || request.filters.length > 0,
    rows: rows.map(({ selectedClass, selectedSubjects, ...row }) => ({
      ...row,
      className: isClassId(selectedClass) ? className(selectedClass) : selectedClass,
      subjects: knownSubjects(selectedSubjects).map(subjectName).join(", "),
    })),
  };
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const { sorted } = loaderData;
  const [params] = useSearchParams();
  return (
    <ListPage
      path="/admin-dashboard/students"
      download="/admin-dashboard/students.csv"
      searchHint={messages.searchHint}
      filters={listFilters.students}
      page={loaderData}
      caption={messages.caption}
      empty={messages.empty}
      columns={[
        {
          label: messages.name,
          cell: (row) => (
            <span id={`student-${row.id}`} className="font-medium">
              {row.name}
            </span>
          ),
          sort: sortable(params, sorted, "name", messages.name),
        },
        { label: messages.email, cell: (row) => row.email },
        { label: messages.phone, cell: (row) => row.phoneNumber || messages.notGiven },
        { label: messages.class, cell: (row) => row.className },
        { label: messages.subjects, cell: (row) => row.subjects },
        {
          label: messages.joined,
          cell: (row) => formatDateTime(row.createdAt),
          sort: sortable(params, sorted, "joined", messages.joined),
        },
        {
          label: shared.actions,
          cell: (row) => (
            <div className="flex flex-wrap gap-2">
              <OpenButton
                to={`/admin-dashboard/students/${row.id}/guardian`}
                form={listForm}
                tone="quiet"
                aria-describedby={`student-${row.id}`}
              >
                {row.consent ? messages.consents[row.consent] : messages.guardian}
              </OpenButton>
              <OpenButton
                to={`/admin-dashboard/students/${row.id}/sign-out`}
                form={listForm}
                tone="quiet"
                aria-describedby={`student-${row.id}`}
              >
                {shared.signOut}
              </OpenButton>
              <OpenButton
                to={`/admin-dashboard/students/${row.id}/delete`}
                form={listForm}
                tone="quiet"
                aria-describedby={`student-${row.id}`}
              >
                {shared.delete}
              </OpenButton>
            </div>
          ),
        },
      ]}
    />
  );
}
