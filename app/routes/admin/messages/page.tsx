import { loadStaffQueue } from "#use-cases/messages/office.ts";
import { describeQueue } from "#parts/messages/describe-staff.ts";
import { staffWords } from "#parts/messages/staff-messages.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { typed } from "#shell/typed.tsx";
import { titled } from "#shell/screen-title.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(staffWords.title);

export async function loader({ context }: Route.LoaderArgs) {
  return describeQueue(await loadStaffQueue(context), new Date());
}

/** `/admin-dashboard/messages`: who waits for the office, and which messages the staff look at. */
export default function StaffQueue({ loaderData }: Route.ComponentProps) {
  const { reviews, reviewCount, lines, lineCount } = loaderData;
  return (
    <>
      <PageTitle>{staffWords.title}</PageTitle>
      <p className="text-sm text-muted">{staffWords.intro}</p>
      <h2 className="text-xl font-semibold">{staffWords.lines}</h2>
      <TableOrEmpty
        empty={staffWords.noLines}
        caption={staffWords.lines}
        rows={lines.map((line) => ({ ...line, id: line.to }))}
        columns={[
          {
            label: staffWords.who,
            cell: ({ to, name }) => <TypedLink href={to}>{name}</TypedLink>,
          },
          { label: staffWords.when, place: "below", cell: ({ when }) => when },
        ]}
      />
      {lineCount > lines.length && <p>{staffWords.more(lines.length, String(lineCount))}</p>}
      <h2 className="text-xl font-semibold">{staffWords.reviews}</h2>
      <p className="text-sm text-muted">{staffWords.reviewsHint}</p>
      <TableOrEmpty
        empty={staffWords.noReviews}
        caption={staffWords.reviews}
        rows={reviews.map((review) => ({ ...review, id: review.to }))}
        columns={[
          {
            label: staffWords.who,
            cell: ({ to, title }) => <TypedLink href={to}>{title}</TypedLink>,
          },
          { label: staffWords.why, place: "below", cell: ({ why }) => why },
          { label: staffWords.writer, place: "wide", cell: ({ by }) => typed(by) },
          { label: staffWords.when, place: "below", cell: ({ when }) => when },
        ]}
      />
      {reviewCount > reviews.length && (
        <p>{staffWords.more(reviews.length, String(reviewCount))}</p>
      )}
    </>
  );
}
