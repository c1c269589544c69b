import { languageOfText } from "#content/shared/language-of-text.ts";
import { useSearchParams } from "react-router";
import { loadTutors } from "#use-cases/office/lists.ts";
import { fullName } from "#domain/account/account.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { experienceBandName, qualificationName } from "#domain/people/tutor-background.ts";
import { canLiftSuspension, canReject } from "#domain/people/tutor.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { Column } from "#ui/records/table.tsx";
import { listFilters, listViews } from "#parts/office/list/filters.ts";
import { PhoneNumber } from "#parts/office/list/phone-number.tsx";
import { describePhone } from "#parts/office/list/describe-phone.ts";
import { listSorts, readListRequest } from "#parts/office/list/request.ts";
import { ListPage } from "#parts/office/list/page.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { requireScope } from "#parts/office/search-scope.ts";
import { sorting } from "#parts/office/list/sorted-column.ts";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/page.ts";
import { describeAnswered } from "#parts/office/describe-answered.ts";
import { messages } from "./messages.ts";
import { ApproveSelected, SelectTutor, TutorActions, type Actionable } from "./tutor-actions.tsx";
import { TutorStatus } from "./tutor-status.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

const path = "/admin-dashboard/tutors";

export const meta = titled(messages.caption);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  requireScope(url, "tutors");
  const request = readListRequest(url.searchParams, listSorts.tutors, listFilters.tutors);
  const { rows, ...pages } = await loadTutors(context, request);
  const isSuspended = request.filters.includes("suspended");
  return {
    ...pages,
    answered: await describeAnswered(context, args.request, { search: url.search }),
    sorted: { sort: request.sort, descending: request.descending },
    isSearched: request.search !== "" || request.filters.length > 0,
    rows: rows.map((row, place) => ({
      id: row.id,
      place,
      name: fullName(row.firstName, row.lastName),
      email: row.email,
      phone: describePhone(row.phoneNumber),
      qualification: qualificationName(row.qualification) || messages.unknown,
      experience: experienceBandName(row.experience),
      classes: knownClasses(row.selectedClasses).map(className).join(", "),
      subjects: knownSubjects(row.selectedSubjects).map(subjectName).join(", "),
      status: row.status,
      isInvited: row.isInvited,
      reason: row.suspensionReason ?? row.rejectionReason,
      applied: formatDateTime(row.createdAt),
      isApplication: canReject(row.status),
      canLiftSuspension: isSuspended && canLiftSuspension(row.status),
    })),
  };
}

export default function Tutors({ loaderData }: Route.ComponentProps) {
  const { rows, sorted } = loaderData;
  const hasApplications = rows.some((row) => row.isApplication);
  const [params] = useSearchParams();
  const by = sorting(path, params, sorted);
  return (
    <ListPage
      path={path}
      download="/admin-dashboard/tutors.csv"
      filters={listFilters.tutors}
      views={listViews.tutors}
      page={loaderData}
      isOfPeople
      caption={messages.caption}
      empty={messages.empty}
      buttons={
        <>
          {hasApplications && <ApproveSelected params={params} />}
          <ButtonLink to={`${path}/invite`}>{messages.invite}</ButtonLink>
        </>
      }
      kept={{
        answered: loaderData.answered,
        describe: ({ name }) => ({ name, lang: languageOfText(name), text: messages.left }),
      }}
      columns={[
        ...(hasApplications ? [select] : []),
        {
          ...by("name", messages.name),
          cell: (row) => <TypedLink href={`${path}/${row.id}`}>{row.name}</TypedLink>,
          place: "title",
        },
        {
          ...by("email", messages.contact, messages.email),
          cell: ({ email, phone }) => (
            <>
              <span className="is-copied">{email}</span>
              {phone && <PhoneNumber phone={phone} />}
            </>
          ),
          place: "calls",
          width: "w-42 xl:w-56",
        },
        {
          ...by("experience", messages.background, messages.experienceSort),
          cell: (row) => (
            <>
              {row.qualification}
              <br />
              {row.experience}
            </>
          ),
          place: "widest",
          width: "w-28",
        },
        {
          label: messages.teaches,
          cell: (row) => (
            <span className="clamp">
              {row.subjects} <span className="text-muted">{row.classes}</span>
            </span>
          ),
        },
        {
          ...by("applied", messages.applied),
          cell: (row) => row.applied,
          place: "widest",
          width: "w-42",
        },
        {
          ...by("status", messages.status),
          cell: (row) => <TutorStatus tutor={row} />,
          place: "badge",
          width: "w-28 lg:w-36",
        },
        ...(hasApplications || rows.some((row) => row.canLiftSuspension)
          ? [
              {
                label: shared.actions,
                cell: (row: Actionable) => <TutorActions tutor={row} params={params} />,
                place: "actions" as const,
                width: "w-42 lg:w-46",
              },
            ]
          : []),
      ]}
    />
  );
}

const select: Column<Actionable> = {
  label: messages.select,
  cell: (row) => row.isApplication && <SelectTutor id={row.id} />,
  place: "select",
  width: "w-14",
};
