import type { ReactNode } from "react";
import { Form } from "react-router";
import { currentAdmin } from "#security/guards.ts";
import { loadMonthQuality } from "#use-cases/lessons/quality.ts";
import { Button, buttonClass, ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass, TitledCard } from "#ui/card.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { BarChart } from "#parts/office/bar-chart.tsx";
import { NumberTable } from "#parts/office/number-table.tsx";
import { readMonth } from "#parts/shared/read-month.ts";
import type { Route } from "./+types/page.ts";
import { describeQuality, type QualityView } from "./describe-quality.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { readPage } from "#parts/shared/paged/request.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.name, messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const [month, page] = [readMonth(url.searchParams, now), readPage(url.searchParams)];
  const { role } = currentAdmin(context).admin;
  const found = await loadMonthQuality(context, month, page, now);
  return describeQuality(found, { month, page, role }, now);
}

/** The bars of a week in the chart. */
const keys = [
  { label: messages.measures.held, className: "text-success-text" },
  { label: messages.others, className: "text-danger-text" },
];

/** `/admin-dashboard/quality`: how the lessons of a month turned out, in all and by tutor. */
export default function Quality({ loaderData }: Route.ComponentProps) {
  const { name, download, totals, median, idle, weeks, tutors, pages } = loaderData;
  const { hours, downloadLessons, isHoursFirst } = loaderData;
  const hoursPart = tutors.length > 0 && (
    <Numbers
      id="hours"
      title={messages.hours}
      intro={messages.hoursIntro}
      download={{ to: downloadLessons, text: messages.downloadLessons }}
    >
      <NumberTable caption={`${messages.hours}: ${name}`} first={messages.tutor} rows={hours} />
    </Numbers>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <PageTitle>{messages.title}</PageTitle>
          <p className="text-sm text-muted">{messages.intro}</p>
        </div>
        <Months view={loaderData} />
      </div>
      {isHoursFirst && hoursPart}
      <section aria-label={messages.lessonsOf(name)} className="grid gap-4">
        <h2 className="text-xl font-semibold">{name}</h2>
        <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-5">
          {totals.map((total) => (
            <Total key={total.label} {...total} />
          ))}
          <Total label={messages.median} value={median} to={null} />
          <Total label={messages.idle} {...idle} note={messages.idleNow} />
        </dl>
      </section>
      {weeks.length > 0 && (
        <TitledCard title={messages.weeks} className="gap-3">
          <BarChart keys={keys} groups={weeks} />
          <p className="text-sm text-muted">{messages.otherHint}</p>
        </TitledCard>
      )}
      <Numbers
        id="by-tutor"
        title={messages.byTutor}
        intro={messages.byTutorIntro}
        download={{ to: download, text: messages.download }}
      >
        {tutors.length > 0 && (
          <NumberTable
            caption={`${messages.tutors}: ${name}`}
            first={messages.tutor}
            rows={tutors}
          />
        )}
      </Numbers>
      {!isHoursFirst && hoursPart}
      <Pages {...pages} />
    </>
  );
}

/** A table of numbers by tutor, with its file. */
function Numbers(props: {
  id: string;
  title: string;
  intro: string;
  download: { to: string; text: string };
  /** The table; false for no lessons. */
  children: ReactNode;
}) {
  const { id, title, intro, download, children } = props;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-prose">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {children && <p className="text-sm text-muted">{intro}</p>}
        </div>
        {children && (
          <a href={download.to} className={`${buttonClass("quiet")} print:hidden`}>
            {download.text}
          </a>
        )}
      </div>
      {children || <Empty>{messages.noLessons}</Empty>}
    </section>
  );
}

/** One number, with a link to what it counts. */
function Total(props: { label: string; value: string; to: string | null; note?: string }) {
  const { label, value, to, note } = props;
  return (
    <div className={`${cardClass} grid content-between gap-1 px-4 py-2`}>
      <dt className="text-sm text-muted">
        {label}
        {note && ` (${note})`}
      </dt>
      <dd className="text-xl font-semibold tabular-nums">
        {to ? (
          <TextLink to={to} aria-label={`${label}: ${value}`} className="min-w-11">
            {value}
          </TextLink>
        ) : (
          <span className="inline-flex min-h-11 items-center">{value}</span>
        )}
      </dd>
    </div>
  );
}

/** The month before and after, and any of the last two years. */
function Months({ view }: { view: QualityView }) {
  const { month, months, previousMonth, nextMonth } = view;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <nav aria-label={messages.months} className="flex gap-2">
        <ButtonLink to={previousMonth} preventScrollReset>
          <span aria-hidden="true">←</span>
          {messages.previousMonth}
        </ButtonLink>
        {nextMonth && (
          <ButtonLink to={nextMonth} preventScrollReset>
            {messages.nextMonth}
            <span aria-hidden="true">→</span>
          </ButtonLink>
        )}
      </nav>
      <Form className="flex flex-wrap items-center gap-2">
        <label htmlFor="month" className="sr-only">
          {messages.month}
        </label>
        <select
          key={month}
          id="month"
          name="month"
          defaultValue={month}
          className="min-h-11 rounded-control border border-edge bg-surface px-3 text-text"
        >
          {months.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button tone="quiet">{messages.show}</Button>
      </Form>
    </div>
  );
}
