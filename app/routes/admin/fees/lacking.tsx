import { formatDateTime, nameMoment } from "#domain/shared/dates.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { loadLacking } from "#use-cases/fees/books.ts";
import { standings } from "#parts/fees/messages.ts";
import { formerStudent, lessonOf } from "#parts/lessons/messages.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { titled } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/lacking.ts";
import { messages } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.lackingTitle, messages.title);

const path = `${base}/lacking`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const page = readPage(url.searchParams);
  const { rows, hasMore } = await loadLacking(context, page);
  return {
    lessons: rows.map((row) => ({
      id: row.id,
      lesson: lessonOf(subjectName(row.subjectId), className(row.classId)),
      when: nameMoment(row.startsAt, now),
      at: formatDateTime(row.startsAt),
      student: row.studentName ?? formerStudent,
      tutor: row.tutor?.name ?? "",
      standing: standings[row.standing],
      missing: [row.lacksPrice && messages.missingPrice, row.lacksPayRate && messages.missingPay]
        .filter(Boolean)
        .join(", "),
      setPrice: `${base}/prices?assignment=${row.assignmentId}`,
    })),
    pages: describePages(path, {}, { page, hasMore }),
  };
}

/** `/admin-dashboard/fees/lacking`: the lessons that are not charged for want of a price. */
export default function Lacking({ loaderData }: Route.ComponentProps) {
  const { lessons, pages } = loaderData;
  return (
    <FeesPage title={messages.lackingTitle} part={path} text={messages.lackingText}>
      <TableOrEmpty
        empty={messages.noneLacking}
        caption={messages.lackingTitle}
        rows={lessons}
        columns={[
          {
            label: messages.lessonColumn,
            cell: ({ id, lesson }) => <a href={`/admin-dashboard/lessons/${id}`}>{lesson}</a>,
          },
          { label: messages.when, cell: ({ when }) => when, place: "below" },
          { label: messages.student, cell: ({ student }) => typed(student) },
          { label: messages.tutor, cell: ({ tutor }) => typed(tutor), place: "wide" },
          { label: messages.outcome, cell: ({ standing }) => standing, place: "wide" },
          { label: messages.missing, cell: ({ missing }) => missing, place: "badge" },
          {
            label: messages.setPrice,
            cell: ({ setPrice, lesson, at }) => (
              <a href={setPrice} aria-label={`${messages.setPrice}: ${lesson}, ${at}`}>
                {messages.setPrice}
              </a>
            ),
            place: "below",
          },
        ]}
      />
      <Pages {...pages} />
    </FeesPage>
  );
}
