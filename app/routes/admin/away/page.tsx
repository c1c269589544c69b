import { loadTutorsAway } from "#use-cases/timetable/away.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { day } from "#domain/shared/durations.ts";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { describeTimeOffAndReason } from "#parts/timetable/time-off/describe.ts";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { Route } from "./+types/page.ts";
import { awayDesk } from "./address.ts";
import { messages } from "./messages.ts";
import { describeRefused } from "./describe-refused.ts";
import { dayOf, queryOf } from "#parts/timetable/away/request.ts";
import { WaitingLessons } from "./waiting-lessons.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { away, waiting, makeUps, refused, soon } = await loadTutorsAway(context, now);
  const deskOn = (tutorId: string, moment: Date) =>
    `${awayDesk(tutorId)}?${queryOf(dayOf(moment))}`;
  return {
    tutors: away.map(({ id, tutorId, name, lessons, ...days }) => ({
      id,
      name,
      lessons,
      days: describeTimeOffAndReason(days, now),
      to: `${awayDesk(tutorId)}?${queryOf(days)}`,
    })),
    refused: describeRefused(refused, now),
    waiting: waiting.map(({ id, studentName, tutorName, askedName, startsAt }) => ({
      id,
      student: studentName,
      about: messages.instead(tutorName, nameDatedMoment(startsAt, now)),
      state: askedName === null ? messages.nobody : messages.noAnswer(askedName),
    })),
    makeUps: makeUps.map(({ id, studentName, tutorName, startsAt }) => ({
      id,
      student: studentName,
      about: messages.insteadOf(tutorName, nameDatedMoment(startsAt, now)),
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
      <TableOrEmpty
        empty={messages.none}
        caption={messages.title}
        rows={tutors}
        columns={[
          {
            label: messages.tutor,
            cell: ({ name, to }) => <TypedLink href={to}>{name}</TypedLink>,
          },
          { label: messages.days, place: "below", cell: ({ days }) => days },
          { label: messages.lessons, cell: ({ lessons }) => lessons },
        ]}
      />
      <WaitingLessons title={messages.refused} intro={messages.refusedIntro} lessons={refused} />
      <WaitingLessons title={messages.waiting} intro={messages.waitingIntro} lessons={waiting} />
      <WaitingLessons title={messages.makeUps} intro={messages.makeUpsIntro} lessons={makeUps} />
      <h2 className="text-xl font-semibold">{messages.soon}</h2>
      <p className="text-sm text-muted">{messages.soonIntro}</p>
      {soon.length === 0 ? (
        <Empty>{messages.nobodySoon}</Empty>
      ) : (
        <ul className="grid max-w-3xl divide-y divide-line">
          {soon.map(({ id, name, ...days }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
              <Typed className="w-full font-medium sm:w-auto sm:grow sm:basis-40">{name}</Typed>
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
