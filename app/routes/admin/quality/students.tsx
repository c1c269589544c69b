import { currentAdmin } from "#security/guards.ts";
import { loadIdleStudents } from "#use-cases/lessons/quality.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { titled } from "#shell/screen-title.ts";
import { personLink } from "#parts/office/person-link.ts";
import type { Route } from "./+types/students.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { messages } from "./messages.ts";
import { base } from "./request.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.idle);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const { role } = currentAdmin(context).admin;
  const { rows, hasMore } = await loadIdleStudents(context, page, new Date());
  return {
    students: rows.map(({ id, name, tutors, lastLesson }) => ({
      id,
      name,
      to: personLink(role, "students", id),
      tutors: tutors.map((tutor) => ({ ...tutor, to: personLink(role, "tutors", tutor.id) })),
      lastLesson: lastLesson ? formatDateTime(lastLesson) : messages.never,
    })),
    pages: describePages(`${base}/students`, {}, { page, hasMore }),
  };
}

/** `/admin-dashboard/quality/students`: the students without a lesson for 14 days. */
export default function IdleStudents({ loaderData }: Route.ComponentProps) {
  const { students, pages } = loaderData;
  return (
    <>
      <PageTitle>{messages.idle}</PageTitle>
      <p className="text-sm text-muted">{messages.idleIntro}</p>
      <TableOrEmpty
        empty={messages.noIdle}
        caption={messages.idle}
        rows={students}
        columns={[
          {
            label: messages.student,
            cell: ({ name, to }) => <TypedLink href={to}>{name}</TypedLink>,
          },
          {
            label: messages.tutor,
            cell: ({ tutors }) =>
              tutors.length === 0
                ? messages.noTutor
                : tutors.map(({ id, name, to }, index) => (
                    <span key={id}>
                      {index > 0 && ", "}
                      <TypedLink href={to}>{name}</TypedLink>
                    </span>
                  )),
          },
          { label: messages.lastLesson, cell: ({ lastLesson }) => lastLesson, place: "below" },
        ]}
      />
      <Pages {...pages} />
      <p>
        <TextLink to={base}>{messages.toQuality}</TextLink>
      </p>
    </>
  );
}
