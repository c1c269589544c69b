import { Outlet, useSearchParams } from "react-router";
import { loadStudents } from "#access/admin-lists.ts";
import { isClassId, knownSubjects } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDate } from "#domain/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { listForm, OpenButton, OpenForm } from "#ui/open-button.tsx";
import { Table } from "#ui/table.tsx";
import { listFilters } from "../list-filters.ts";
import { listSorts, readListRequest } from "../list-request.ts";
import { AlikeNote, Pages, SearchForm } from "../list-tools.tsx";
import { messages as shared } from "../messages.ts";
import { sortable } from "../sorted-column.ts";
import type { Route } from "./+types/page.ts";
import { guardianMessages } from "./guardian-messages.ts";
import { messages } from "./messages.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readListRequest(url.searchParams, listSorts.students, listFilters.students);
  const { rows, ...pages } = await loadStudents(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    searched: request.search !== "" || request.filters.length > 0,
    rows: rows.map(({ selectedClass, selectedSubjects, ...row }) => ({
      ...row,
      className: isClassId(selectedClass) ? className(selectedClass) : selectedClass,
      subjects: knownSubjects(selectedSubjects).map(subjectName).join(", "),
    })),
  };
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const { rows, isAlike, previous, next, sorted, searched } = loaderData;
  const [params] = useSearchParams();
  return (
    <>
      <SearchForm
        action="/admin-dashboard"
        hint={messages.searchHint}
        filters={listFilters.students}
        download="/admin-dashboard/students.csv"
      />
      {isAlike && <AlikeNote />}
      {rows.length === 0 ? (
        <Empty>{searched ? shared.noMatch : messages.empty}</Empty>
      ) : (
        <Table
          caption={messages.caption}
          rows={rows}
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
              cell: (row) => formatDate(row.createdAt),
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
                    {row.consent ? guardianMessages.states[row.consent] : guardianMessages.open}
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
      )}
      <OpenForm id={listForm} to={`/admin-dashboard?${params}`} />
      <Pages previous={previous} next={next} />
      <Outlet />
    </>
  );
}
