import { languageOfText } from "#content/shared/language-of-text.ts";
import { Link, useSearchParams } from "react-router";
import { loadStudents } from "#use-cases/office/lists.ts";
import { isClassId, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import type { ConsentState } from "#domain/guardians/guardian.ts";
import { buttonClass } from "#ui/button.tsx";
import { RowButton, RowMenu } from "#ui/records/row-actions.tsx";
import { listFilters, listViews } from "#parts/office/list/filters.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import { ListPage } from "#parts/office/list/page.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { requireScope } from "#parts/office/search-scope.ts";
import { sortable } from "#parts/office/list/sorted-column.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "#parts/office/list/students-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

const path = "/admin-dashboard/students";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.caption);

export async function loader({ url, context }: Route.LoaderArgs) {
  requireScope(url, "students");
  const request = readListRequest(url.searchParams, listSorts.students, listFilters.students);
  const { rows, ...pages } = await loadStudents(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    isSearched: request.search !== "" || request.filters.length > 0,
    rows: rows.map(({ id, name, email, phoneNumber, consent, isInvited, createdAt, ...row }) => ({
      id,
      name,
      email,
      phoneNumber,
      consent,
      isInvited,
      joined: formatDateTime(createdAt),
      className: isClassId(row.selectedClass) ? className(row.selectedClass) : row.selectedClass,
      subjects: knownSubjects(row.selectedSubjects).map(subjectName).join(", "),
    })),
  };
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const { sorted } = loaderData;
  const [params] = useSearchParams();
  return (
    <ListPage
      path={path}
      download="/admin-dashboard/students.csv"
      filters={listFilters.students}
      views={listViews.students}
      page={loaderData}
      caption={messages.caption}
      empty={messages.empty}
      buttons={
        <Link to={`${path}/invite`} className={buttonClass("quiet")}>
          {messages.invite}
        </Link>
      }
      columns={[
        {
          label: messages.name,
          cell: (row) => (
            <>
              <a href={`${path}/${row.id}`} lang={languageOfText(row.name)}>
                {row.name}
              </a>
              {row.isInvited && <span className="tag tag-caution">{messages.invited}</span>}
            </>
          ),
          sort: sortable(params, sorted, "name", messages.name),
        },
        {
          label: messages.email,
          cell: (row) => row.email,
          place: "wide",
          sort: sortable(params, sorted, "email", messages.email),
        },
        {
          label: messages.phone,
          cell: (row) => row.phoneNumber || messages.notGiven,
          place: "widest",
          width: "w-36",
        },
        {
          label: messages.class,
          cell: (row) => row.className,
          width: "w-24",
          sort: sortable(params, sorted, "class", messages.class),
        },
        {
          label: messages.subjects,
          cell: (row) => <span className="clamp">{row.subjects}</span>,
        },
        {
          label: messages.joined,
          cell: (row) => row.joined,
          place: "wide",
          width: "w-42",
          sort: sortable(params, sorted, "joined", messages.joined),
        },
        {
          label: shared.actions,
          cell: (row) => <StudentActions student={row} />,
          place: "actions",
          width: "w-34 indic:w-42",
        },
      ]}
    />
  );
}

/** Delete stays in the row, where the specification has it (§6); the rest is in the menu. */
function StudentActions({ student }: { student: { id: string; consent: ConsentState | null } }) {
  const { id, consent } = student;
  return (
    <div>
      <RowButton row={id} to={`${path}/${id}/delete`}>
        {shared.delete}
      </RowButton>
      <RowMenu row={id} label={shared.more}>
        <RowButton row={id} to={`${path}/${id}/guardian`}>
          {consent ? messages.consents[consent] : messages.guardian}
        </RowButton>
        <RowButton row={id} to={`${path}/${id}/sign-out`}>
          {shared.signOut}
        </RowButton>
      </RowMenu>
    </div>
  );
}
