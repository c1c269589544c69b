import { currentAdmin } from "#security/guards.ts";
import { loadOfficeDay } from "#use-cases/lessons/day.ts";
import { isInMeasure, parseDayMeasure } from "#domain/lessons/day.ts";
import { nameDay, startOfDay } from "#domain/shared/day.ts";
import { isCalendarDate, parseMoment, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Table } from "#ui/records/table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { describeDayLesson } from "#parts/lessons/day/describe.ts";
import { tutorsAway } from "#parts/lessons/day/messages.ts";
import { dayPath, describeDayNumbers } from "#parts/lessons/day/numbers.ts";
import { DayTable } from "#parts/lessons/day/table.tsx";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { timeOffQuery } from "#parts/timetable/time-off/query.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

/** The day that an address asks for, today without one; and which of its lessons. */
function readRequest(params: URLSearchParams, now: Date) {
  const asked = params.get("day") ?? "";
  const date = isCalendarDate(asked) ? asked : toIndiaDateTimeFields(now).date;
  const show = params.get("show");
  return { date, show: show === "away" ? "away" : (parseDayMeasure(show) ?? "planned") } as const;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const { date, show } = readRequest(url.searchParams, now);
  const { role } = currentAdmin(context).admin;
  const { lessons, away } = await loadOfficeDay(context, date, now);
  const start = parseMoment(date) ?? now;
  const other = (days: number) =>
    dayPath(toIndiaDateTimeFields(startOfDay(start, days)).date, show);
  const groups = lessons.map((lesson) => ({ ...lesson, lessons: 1 }));
  return {
    title: messages.lessonsOf(nameDay(start, now)),
    about: messages.about[show],
    show,
    numbers: [
      ...describeDayNumbers(groups, date),
      ...(away.length > 0
        ? [{ id: "away", text: tutorsAway(away.length), to: dayPath(date, "away") }]
        : []),
    ],
    previous: other(-1),
    next: other(1),
    lessons:
      show === "away"
        ? []
        : lessons
            .filter((lesson) => isInMeasure(show, lesson))
            .map((lesson) => describeDayLesson(lesson, role)),
    away: away.map(({ id, name, timeOff }) => ({
      id,
      name,
      timeOff: timeOff.map((days) => describeTimeOff(days, now)),
      to: `/admin-dashboard/tutors/${id}/away?${timeOffQuery(partOf(timeOff, date))}`,
      lessons: lessons.filter(({ tutor }) => tutor?.id === id).length,
    })),
  };
}

/** The part of a day that a tutor has off; the whole day, where there are several. */
function partOf(timeOff: readonly TimeOffDays[], date: string): TimeOffDays {
  const [only] = timeOff.length === 1 ? timeOff : [];
  return {
    firstDay: date,
    fromTime: only?.firstDay === date ? only.fromTime : "",
    lastDay: date,
    untilTime: only?.lastDay === date ? only.untilTime : "",
  };
}

/** `/admin-dashboard/today`: the lessons of a day by how they stand, and the tutors who are away. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { title, about, show, numbers, previous, next, lessons } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <PageTitle>{title}</PageTitle>
          <p className="text-sm text-muted">{about}</p>
        </div>
        <nav aria-label={messages.days} className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={previous}>
            <span aria-hidden="true">←</span> {messages.previous}
          </ButtonLink>
          <ButtonLink to={next}>
            {messages.next} <span aria-hidden="true">→</span>
          </ButtonLink>
        </nav>
      </div>
      <nav aria-label={messages.numbers} className="flex flex-wrap gap-x-4 print:hidden">
        {numbers.map(({ id, text, to }) =>
          to ? (
            <TextLink
              key={id}
              to={to}
              aria-current={id === show ? "page" : undefined}
              className="aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {text}
            </TextLink>
          ) : (
            <span key={id} className="inline-flex min-h-11 items-center text-muted">
              {text}
            </span>
          ),
        )}
      </nav>
      {show === "away" ? (
        <Away tutors={loaderData.away} />
      ) : (
        <DayTable caption={title} lessons={lessons} />
      )}
      <p>
        <TextLink to="/admin-dashboard/evening">{messages.evening}</TextLink>
      </p>
    </>
  );
}

function Away({ tutors }: { tutors: Route.ComponentProps["loaderData"]["away"] }) {
  if (tutors.length === 0) return <Empty>{messages.nobodyAway}</Empty>;
  return (
    <Table
      caption={messages.away}
      rows={tutors}
      columns={[
        { label: messages.tutor, cell: ({ name, to }) => <TypedLink href={to}>{name}</TypedLink> },
        {
          label: messages.timeOff,
          cell: ({ timeOff }) => timeOff.map((time) => <p key={time}>{time}</p>),
          place: "below",
        },
        { label: messages.lessons, cell: ({ lessons }) => lessons, place: "below" },
      ]}
    />
  );
}
