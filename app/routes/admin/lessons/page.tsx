import { loadLessonsToSettle } from "#use-cases/lessons/unsettled.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { describeCourse } from "#parts/office/describe-course.ts";
import { messages } from "./messages.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const lessons = await loadLessonsToSettle(context);
  const now = new Date();
  return {
    lessons: lessons.map(({ id, startsAt, isDisputed, course, student, tutor }) => ({
      id,
      lesson: describeCourse(course),
      when: nameMoment(startsAt, now),
      waits: messages.standings[isDisputed ? "disputed" : "unsettled"],
      student: student?.name ?? messages.formerStudent,
      tutor: tutor?.name ?? messages.formerTutor,
    })),
  };
}

/** `/admin-dashboard/lessons`: the lessons that wait for an admin. */
export default function LessonsToSettle({ loaderData }: Route.ComponentProps) {
  const { lessons } = loaderData;
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <p className="text-sm text-muted">{messages.intro}</p>
      <TableOrEmpty
        empty={messages.none}
        caption={messages.title}
        rows={lessons}
        columns={[
          {
            label: messages.lesson,
            cell: ({ id, lesson }) => (
              <TypedLink href={`/admin-dashboard/lessons/${id}`}>{lesson}</TypedLink>
            ),
          },
          { label: messages.waits, place: "badge", cell: ({ waits }) => waits },
          { label: messages.when, place: "below", cell: ({ when }) => when },
          { label: messages.tutor, place: "wide", cell: ({ tutor }) => typed(tutor) },
          { label: messages.student, cell: ({ student }) => typed(student) },
        ]}
      />
      <p>
        <a href="/admin-dashboard/quality" className={textLinkClass}>
          {messages.quality}
        </a>
      </p>
    </>
  );
}
