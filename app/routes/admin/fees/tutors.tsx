import { formatRupees } from "#domain/fees/money.ts";
import { toHours } from "#domain/lessons/quality.ts";
import { loadEarnings } from "#use-cases/fees/tutor-pay.ts";
import { monthsShown } from "#parts/fees/describe-pay.ts";
import { payWords } from "#parts/fees/messages.ts";
import { MonthForm } from "#parts/shared/month-form.tsx";
import { monthChoices, readMonth } from "#parts/shared/read-month.ts";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/tutors.ts";
import { messages } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.tutorsTitle, messages.title);

const path = `${base}/tutors`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  const tutors = await loadEarnings(context, month, now);
  return {
    month,
    months: monthChoices(month, now, monthsShown),
    tutors: tutors.map(({ id, name, lessons, minutes, pay, recent, lacking }) => ({
      id: id ?? "former",
      name: id === null ? messages.formerTutors : name,
      to: id && `${path}/${id}?month=${month}`,
      lessons: lessons.toLocaleString("en-IN"),
      hours: toHours(minutes),
      pay: formatRupees(pay),
      hold: recent > 0 ? formatRupees(recent) : "",
      lacking: lacking > 0 ? messages.noRate(lacking) : "",
    })),
  };
}

/** `/admin-dashboard/fees/tutors`: what each tutor earned in a month. */
export default function TutorsPay({ loaderData }: Route.ComponentProps) {
  const { month, months, tutors } = loaderData;
  return (
    <FeesPage title={messages.tutorsTitle} part={path}>
      <MonthForm {...{ month, months }} words={payWords} />
      <TableOrEmpty
        empty={messages.noEarnings}
        caption={messages.tutorsTitle}
        rows={tutors}
        columns={[
          {
            label: messages.tutor,
            cell: ({ name, to }) => <TypedLink href={to}>{name}</TypedLink>,
          },
          { label: messages.lessonsColumn, cell: ({ lessons }) => lessons, place: "wide" },
          { label: messages.hours, cell: ({ hours }) => hours, place: "wide" },
          {
            label: messages.earnedColumn,
            cell: ({ pay }) => <span className="tabular-nums">{pay}</span>,
            place: "badge",
          },
          { label: messages.onHold, cell: ({ hold }) => hold, place: "wide" },
          {
            label: messages.missing,
            cell: ({ lacking }) => lacking,
            place: ({ lacking }) => (lacking === "" ? "wide" : "below"),
          },
        ]}
      />
    </FeesPage>
  );
}
