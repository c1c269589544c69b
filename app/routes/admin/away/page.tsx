import { languageOfText } from "#content/shared/language-of-text.ts";
import { loadTutorsAway } from "#use-cases/timetable/away.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Table } from "#ui/records/table.tsx";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { awayDesk } from "./address.ts";
import { messages as words } from "#parts/timetable/away/desk-messages.ts";
import { messages } from "./messages.ts";
import { queryOf } from "#parts/timetable/away/request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { away, waiting, makeUps, refused, soon } = await loadTutorsAway(context, now);
  const deskOn = (tutorId: string, moment: Date) => {
    const { date } = toIndiaDateTimeFields(moment);
    return `${awayDesk(tutorId)}?${queryOf({ firstDay: date, lastDay: date })}`;
  };
  return {
    tutors: away.map(({ id, tutorId, name, lessons, ...days }) => ({
      id,
      name,
      lessons,
      days: describeTimeOff(days, words.days),
      to: `${awayDesk(tutorId)}?${queryOf(days)}`,
    })),
    refused: refused.map(({ lessonId: id, studentName, comment, ...change }) => ({
      id,
      student: studentName,
      about: messages.changes[change.way](
        formatDateTime(change.wasAt),
        change.way === "substitute" ? change.tutorName : formatDateTime(change.startsAt),
      ),
      state: comment === "" ? messages.noComment : messages.comment(comment),
      ways: describeWays(id, change.way),
    })),
    waiting: waiting.map(({ id, studentName, tutorName, askedName, startsAt }) => ({
      id,
      student: studentName,
      about: messages.instead(tutorName, formatDateTime(startsAt)),
      state: askedName === null ? messages.nobody : messages.noAnswer(askedName),
    })),
    makeUps: makeUps.map(({ id, studentName, tutorName, startsAt }) => ({
      id,
      student: studentName,
      about: messages.insteadOf(tutorName, formatDateTime(startsAt)),
      state: null,
    })),
    soon: soon.map(({ tutorId, name, today, tomorrow }) => ({
      id: tutorId,
      name,
      today: { count: today, to: deskOn(tutorId, now) },
      tomorrow: { count: tomorrow, to: deskOn(tutorId, new Date(now.getTime() + day)) },
    })),
  };
}

/** The ways out that there are on the page of a lesson whose change does not suit the family. */
function describeWays(lessonId: string, way: ProposalWay) {
  const left =
    way === "cancel" ? (["make-up"] as const) : (["move", "substitute", "cancellation"] as const);
  return left.map((to) => ({
    label: messages.ways[to],
    to: `/admin-dashboard/lessons/${lessonId}/${to}`,
  }));
}

/**
 * `/admin-dashboard/away`: tutors who are away while lessons are planned, the soonest first, and those
 * who teach today or tomorrow, of whom one may call in ill.
 */
export default function TutorsAway({
  loaderData: { tutors, refused, waiting, makeUps, soon },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <p className="text-sm text-muted">{messages.intro}</p>
      {tutors.length === 0 ? (
        <Empty>{messages.none}</Empty>
      ) : (
        <Table
          caption={messages.title}
          rows={tutors}
          columns={[
            {
              label: messages.tutor,
              cell: ({ name, to }) => (
                <a href={to} lang={languageOfText(name)}>
                  {name}
                </a>
              ),
            },
            { label: messages.days, place: "below", cell: ({ days }) => days },
            { label: messages.lessons, cell: ({ lessons }) => lessons },
          ]}
        />
      )}
      <Lessons title={messages.refused} intro={messages.refusedIntro} lessons={refused} />
      <Lessons title={messages.waiting} intro={messages.waitingIntro} lessons={waiting} />
      <Lessons title={messages.makeUps} intro={messages.makeUpsIntro} lessons={makeUps} />
      <h2 className="text-xl font-semibold">{messages.soon}</h2>
      <p className="text-sm text-muted">{messages.soonIntro}</p>
      {soon.length === 0 ? (
        <Empty>{messages.nobodySoon}</Empty>
      ) : (
        <ul className="grid max-w-3xl divide-y divide-line">
          {soon.map(({ id, name, ...days }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
              <span className="grow basis-40 font-medium" lang={languageOfText(name)}>
                {name}
              </span>
              {(["today", "tomorrow"] as const).map((which) => (
                <OnDay key={which} which={which} name={name} of={days[which]} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Lessons that wait, each a link to its page; nothing where there are none. */
function Lessons(props: {
  title: string;
  intro: string;
  lessons: readonly {
    id: string;
    student: string;
    about: string;
    state: string | null;
    ways?: readonly { label: string; to: string }[];
  }[];
}) {
  const { title, intro, lessons } = props;
  if (lessons.length === 0) return null;
  return (
    <>
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="text-sm text-muted">{intro}</p>
      <ul className="grid max-w-3xl divide-y divide-line">
        {lessons.map(({ id, student, about, state, ways }) => (
          <li key={id} className="py-1 wrap-anywhere">
            <TextLink to={`/admin-dashboard/lessons/${id}`} lang={languageOfText(student)}>
              {student}
            </TextLink>
            {state && <p className="text-sm">{state}</p>}
            <p className="text-sm text-muted">{about}</p>
            {ways && (
              <p className="flex flex-wrap gap-x-4">
                {ways.map(({ label, to }) => (
                  <TextLink key={to} to={to}>
                    {label}
                    <span className="sr-only">: {student}</span>
                  </TextLink>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many lessons a tutor has on a day, which leads to the desk for it. */
function OnDay(props: {
  which: "today" | "tomorrow";
  name: string;
  of: { count: number; to: string };
}) {
  const { count, to } = props.of;
  const text = messages[props.which](count);
  if (count === 0) return <span className="min-w-32 text-muted">{text}</span>;
  return (
    <TextLink to={to} className="min-w-32">
      {text}
      <span className="sr-only">: {props.name}</span>
    </TextLink>
  );
}
