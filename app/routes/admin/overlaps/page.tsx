import { loadOverlaps } from "#use-cases/timetable/overlaps.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const lessons = await loadOverlaps(context);
  const now = new Date();
  return {
    lessons: lessons.map(({ id, title, startsAt, minutes, subjectId, student, tutor }) => ({
      id,
      when: `${nameMoment(startsAt, now)}, ${formatLength(minutes)}`,
      lesson: `${subjectName(subjectId)}: ${title}`,
      student,
      tutor,
    })),
  };
}

/** The lessons that overlap, each with its people, whose pages lead on. */
export default function Overlaps({ loaderData }: Route.ComponentProps) {
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
          { label: messages.lesson, cell: ({ lesson }) => typed(lesson) },
          { label: messages.when, cell: ({ when }) => when },
          {
            label: messages.tutor,
            cell: ({ tutor }) =>
              tutor ? (
                <TypedLink href={`/admin-dashboard/tutors/${tutor.id}`}>{tutor.name}</TypedLink>
              ) : (
                messages.formerTutor
              ),
          },
          {
            label: messages.student,
            cell: ({ student }) => (
              <TypedLink href={`/admin-dashboard/students/${student.id}`}>{student.name}</TypedLink>
            ),
          },
        ]}
      />
    </>
  );
}
