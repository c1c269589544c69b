import { currentAdmin } from "#security/guards.ts";
import { loadCountedLessons } from "#use-cases/lessons/quality.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { parseMeasure, type Measure } from "#domain/lessons/quality.ts";
import { monthName } from "#domain/lessons/months.ts";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { TextLink, textLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { describeCourse } from "#parts/office/describe-course.ts";
import { standings } from "#parts/lessons/messages.ts";
import { personLink } from "#parts/office/person-link.ts";
import { readMonth } from "#parts/shared/read-month.ts";
import type { Route } from "./+types/lessons.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { addressOf, describePages, readPage } from "#parts/shared/paged/request.ts";
import { messages } from "./messages.ts";
import { base } from "./request.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const now = new Date();
  const [month, page] = [readMonth(searchParams, now), readPage(searchParams)];
  const measure: Measure = parseMeasure(searchParams.get("measure")) ?? "held";
  const tutor = searchParams.get("tutor");
  const { role } = currentAdmin(context).admin;
  const { rows, hasMore } = await loadCountedLessons(context, { month, measure, tutor, page }, now);
  const name = monthName(month);
  return {
    title: messages.measures[measure],
    about: messages.about[measure],
    // Whose lessons are listed is on each row.
    name,
    back: addressOf(base, { month }),
    download: addressOf(`${base}/lessons.csv`, { month, tutor }),
    lessons: rows.map(({ id, startsAt, standing, reportedAt, course, student, tutor: whose }) => ({
      id,
      lesson: describeCourse(course),
      when: nameMoment(startsAt, now),
      standing: standings[standing],
      report: reportedAt ? nameMoment(reportedAt, now) : messages.noReport,
      student: {
        name: student?.name ?? messages.formerStudent,
        to: student && personLink(role, "students", student.id),
      },
      tutor: {
        name: whose?.name ?? messages.aFormerTutor,
        to: whose && personLink(role, "tutors", whose.id),
      },
    })),
    pages: describePages(`${base}/lessons`, { month, measure, tutor }, { page, hasMore }),
  };
}

/** `/admin-dashboard/quality/lessons`: the lessons behind a number. */
export default function CountedLessons({ loaderData }: Route.ComponentProps) {
  const { title, about, name, back, download, lessons, pages } = loaderData;
  return (
    <>
      <PageTitle>{`${title}: ${name}`}</PageTitle>
      <p className="text-sm text-muted">{about}</p>
      <TableOrEmpty
        empty={messages.nothing}
        caption={`${title}: ${name}`}
        rows={lessons}
        columns={[
          {
            label: messages.lesson,
            cell: ({ id, lesson }) => (
              <TypedLink href={`/admin-dashboard/lessons/${id}`}>{lesson}</TypedLink>
            ),
          },
          { label: messages.when, cell: ({ when }) => when, place: "below" },
          {
            label: messages.tutor,
            cell: ({ tutor }) => <TypedLink href={tutor.to}>{tutor.name}</TypedLink>,
          },
          {
            label: messages.student,
            cell: ({ student }) => <TypedLink href={student.to}>{student.name}</TypedLink>,
          },
          { label: messages.standing, cell: ({ standing }) => standing, place: "badge" },
          { label: messages.report, cell: ({ report }) => report, place: "below" },
        ]}
      />
      <Pages {...pages} />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink to={back}>{messages.back}</TextLink>
        <a href={download} className={textLinkClass}>
          {messages.downloadLessons}
        </a>
      </p>
    </>
  );
}
