import { useSearchParams } from "react-router";
import { loadStudents } from "#use-cases/office/lists.ts";
import { knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { nameOfClass, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { ButtonLink } from "#ui/button.tsx";
import { OpenForm } from "#ui/open-button.tsx";
import { RowButton } from "#ui/records/row-button.tsx";
import { clamped } from "#ui/records/clamped.tsx";
import type { Column } from "#ui/records/table.tsx";
import { listFilters, listViews } from "#parts/office/list/filters.ts";
import { PhoneNumber } from "#parts/office/list/phone-number.tsx";
import { describePhone } from "#parts/office/list/describe-phone.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import { ListPage } from "#parts/office/list/page.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { openedFrom } from "#parts/office/return-to.ts";
import { requireScope } from "#parts/office/search-scope.ts";
import { sorting } from "#parts/office/list/sorted-column.ts";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "#parts/office/list/students-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

const path = "/admin-dashboard/students";

export const meta = titled(messages.caption);

export async function loader({ url, context }: Route.LoaderArgs) {
  requireScope(url, "students");
  const request = readListRequest(url.searchParams, listSorts.students, listFilters.students);
  const { rows, ...pages } = await loadStudents(context, request);
  return {
    ...pages,
    sorted: { sort: request.sort, descending: request.descending },
    isSearched: request.search !== "" || request.filters.length > 0,
    isWaiting: request.filters.includes("tutor"),
    rows: rows.map(({ id, name, email, phoneNumber, isInvited, createdAt, ...row }) => ({
      id,
      name,
      email,
      phone: describePhone(phoneNumber),
      isInvited,
      joined: formatDateTime(createdAt),
      className: nameOfClass(row.selectedClass),
      subjects: knownSubjects(row.selectedSubjects).map(subjectName).join(", "),
    })),
  };
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const { sorted, isWaiting } = loaderData;
  const [params] = useSearchParams();
  const by = sorting(path, params, sorted);
  return (
    <>
      <ListPage
        path={path}
        download="/admin-dashboard/students.csv"
        filters={listFilters.students}
        views={listViews.students}
        page={loaderData}
        isOfPeople
        caption={messages.caption}
        empty={messages.empty}
        buttons={<ButtonLink to={`${path}/invite`}>{messages.invite}</ButtonLink>}
        columns={[
          {
            ...by("name", messages.name),
            cell: (row) => (
              <>
                <TypedLink href={`${path}/${row.id}`}>{row.name}</TypedLink>
                {row.isInvited && <span className="tag tag-caution">{messages.invited}</span>}
              </>
            ),
          },
          {
            ...by("email", messages.email),
            cell: (row) => row.email,
            isCopied: true,
            place: "wide",
            width: "w-[27%]",
          },
          {
            label: messages.phone,
            cell: ({ phone }) => (phone ? <PhoneNumber phone={phone} /> : messages.notGiven),
            place: ({ phone }) => (phone ? "calls" : "wide"),
            width: "w-42",
          },
          {
            ...by("class", messages.class),
            cell: (row) => row.className,
            width: "w-24",
          },
          {
            label: messages.subjects,
            cell: ({ subjects }) => clamped(subjects),
          },
          {
            ...by("joined", messages.joined),
            cell: (row) => row.joined,
            place: "widest",
            width: "w-42",
          },
          ...(isWaiting ? [assign] : []),
        ]}
      />
      {isWaiting && <OpenForm id={assignForm} to={openedFrom(`${path}?${params}`, assignPath)} />}
    </>
  );
}

const assignPath = "/admin-dashboard/assignments/new";

// Apart from the list's own form, so that the dialog returns to this page of the list.
const assignForm = "assign";

/** What students without a tutor wait for. */
const assign: Column<{ id: string }> = {
  label: shared.actions,
  cell: ({ id }) => (
    <div>
      <RowButton form={assignForm} row={id} to={assignPath} name="studentId" value={id}>
        {shared.assign}
      </RowButton>
    </div>
  ),
  place: "actions",
  width: "w-28 indic:w-34",
};
