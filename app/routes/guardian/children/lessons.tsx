import { languageOfText } from "#content/shared/language-of-text.ts";
import type { ReactNode } from "react";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Card } from "#ui/card.tsx";
import { Cancelled } from "#parts/timetable/cancelled.tsx";
import { AskLinks } from "#parts/timetable/ask/ask-links.tsx";
import { outcomeWords } from "#parts/lessons/outcome/short-messages.ts";
import { FoldedReport } from "#parts/lessons/report/report.tsx";
import { describeOpen } from "#parts/timetable/request/describe.ts";
import type { Lessons } from "./describe-child.ts";
import { messages } from "./messages.ts";
import { typed } from "#shell/typed.tsx";

interface LessonsPartProps {
  id: string;
  lessons: Lessons;
  /** The address of the guardian's page. */
  page: string;
}

/** One child's lessons, with the next lesson first. */
export function LessonsPart({ id, lessons, page }: LessonsPartProps) {
  const { sessions, past, recordings, announcements, tutors } = lessons;
  return (
    <div className="grid gap-4">
      <List title={messages.next} empty={messages.noNext} of={sessions}>
        {(session) => (
          <>
            <p className="text-lg font-semibold">{formatDateTime(session.startsAt)}</p>
            {session.cancelled && <Cancelled {...session.cancelled} />}
            {session.isLive && <Badge tone="success">{messages.liveNow}</Badge>}
            {session.isWaiting && <p className="font-medium">{messages.waits}</p>}
            <p lang={languageOfText(session.title)}>{session.title}</p>
            <p className="text-sm text-muted">
              {session.courseName} {messages.with(session.tutorName)} ·{" "}
              {formatLength(session.minutes)}
            </p>
            {session.canAsk && (
              <AskLinks
                path={`${page}/sessions/${session.id}/request`}
                title={session.title}
                waiting={session.request && describeOpen(session.request)}
              />
            )}
          </>
        )}
      </List>
      {past && (
        <List title={messages.past} empty={messages.noPast} of={past}>
          {(session) => <PastLesson session={session} page={page} />}
        </List>
      )}
      <List title={messages.recordings} empty={messages.noRecordings} of={recordings}>
        {(recording) => <LinkedItem item={recording} childId={id} link={messages.watch} />}
      </List>
      <List title={messages.announcements} empty={messages.noAnnouncements} of={announcements}>
        {(announcement) => <LinkedItem item={announcement} childId={id} link={messages.open} />}
      </List>
      <List
        title={messages.tutors}
        empty={messages.noTutors}
        of={{
          shown: tutors.map((tutor, index) => ({ id: String(index), ...tutor })),
          all: tutors.length,
        }}
      >
        {(tutor) => (
          <>
            <p className="font-semibold" lang={languageOfText(tutor.name)}>
              {tutor.name}
            </p>
            <p className="text-sm text-muted">{tutor.subjects}</p>
          </>
        )}
      </List>
    </div>
  );
}

/** A lesson that is over, with how it turned out. */
function PastLesson(props: {
  session: NonNullable<Lessons["past"]>["shown"][number];
  page: string;
}) {
  const { id, title, startsAt, cancelled, outcome, report, courseName, tutorName } = props.session;
  return (
    <>
      <p className="font-semibold">{formatDateTime(startsAt)}</p>
      {cancelled && <Cancelled {...cancelled} />}
      {outcome && <p>{outcome}</p>}
      <p className="text-sm text-muted">
        {typed(title)} · {courseName} {messages.with(tutorName)}
      </p>
      {report && <FoldedReport of={report} />}
      {outcome && (
        <a href={`${props.page}/sessions/${id}/outcome`} className={buttonClass("plain")}>
          {outcomeWords.link}
          <span className="sr-only" lang={languageOfText(title)}>
            : {title}
          </span>
        </a>
      )}
    </>
  );
}

/** A recording or an announcement. */
function LinkedItem(props: {
  item: (Lessons["recordings"] | Lessons["announcements"])["shown"][number];
  childId: string;
  /** The text of the item's link. */
  link: string;
}) {
  const { item } = props;
  // An item that several children share is on the page several times.
  const titleId = `${props.childId}-${item.id}`;
  return (
    <>
      <p id={titleId} className="font-semibold" lang={languageOfText(item.title)}>
        {item.title}
      </p>
      <p className="whitespace-pre-line" lang={languageOfText(item.description)}>
        {item.description}
      </p>
      {item.url && (
        <ExternalLink href={item.url} newTab={messages.newTab} describedBy={titleId}>
          {props.link}
        </ExternalLink>
      )}
      <p className="text-sm text-muted">
        {[item.courseName, formatDateTime(item.createdAt)].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

function List<Item extends { id: string }>(props: {
  title: string;
  empty: string;
  of: { shown: Item[]; all: number };
  children: (item: Item) => ReactNode;
}) {
  const { shown, all } = props.of;
  return (
    <Card className="gap-3">
      <h3 className="text-lg font-semibold">{props.title}</h3>
      {shown.length === 0 && <p className="text-muted">{props.empty}</p>}
      {shown.length > 0 && (
        <ul className="grid gap-4">
          {shown.map((item) => (
            <li
              key={item.id}
              className="grid justify-items-start gap-1 border-line not-first:border-t not-first:pt-4"
            >
              {props.children(item)}
            </li>
          ))}
        </ul>
      )}
      {shown.length < all && (
        <p className="text-sm text-muted">{messages.newest(shown.length, all)}</p>
      )}
    </Card>
  );
}
