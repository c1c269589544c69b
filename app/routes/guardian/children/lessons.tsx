import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "#domain/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Lessons } from "./describe-child.ts";
import { messages } from "./messages.ts";

/** What a guardian reads of one child's lessons; the next class stands first. */
export function LessonsPart({ id, lessons }: { id: string; lessons: Lessons }) {
  const { sessions, recordings, announcements, tutors } = lessons;
  return (
    <div className="grid gap-4">
      <List title={messages.next} empty={messages.noNext} of={sessions}>
        {(one) => (
          <>
            <p className="text-lg font-semibold">{formatDateTime(one.startsAt)}</p>
            {one.isLive && <Badge tone="success">{messages.liveNow}</Badge>}
            <p>{one.title}</p>
            <p className="text-sm text-muted">
              {one.courseName} {messages.with(one.tutorName)}
            </p>
          </>
        )}
      </List>
      <List title={messages.recordings} empty={messages.noRecordings} of={recordings}>
        {(one) => (
          <>
            <p id={`${id}-${one.id}`} className="font-semibold">
              {one.title}
            </p>
            <p className="whitespace-pre-line">{one.description}</p>
            <ExternalLink href={one.url} newTab={messages.newTab} describedBy={`${id}-${one.id}`}>
              {messages.watch}
            </ExternalLink>
            <p className="text-sm text-muted">
              {[one.courseName, formatDate(one.createdAt)].filter(Boolean).join(" · ")}
            </p>
          </>
        )}
      </List>
      <List title={messages.announcements} empty={messages.noAnnouncements} of={announcements}>
        {(one) => (
          <>
            <p id={`${id}-${one.id}`} className="font-semibold">
              {one.title}
            </p>
            <p className="whitespace-pre-line">{one.description}</p>
            {one.url && (
              <ExternalLink href={one.url} newTab={messages.newTab} describedBy={`${id}-${one.id}`}>
                {messages.open}
              </ExternalLink>
            )}
            <p className="text-sm text-muted">
              {[one.courseName, formatDate(one.createdAt)].filter(Boolean).join(" · ")}
            </p>
          </>
        )}
      </List>
      <List
        title={messages.tutors}
        empty={messages.noTutors}
        of={{
          shown: tutors.map((tutor, at) => ({ id: String(at), ...tutor })),
          all: tutors.length,
        }}
      >
        {(tutor) => (
          <>
            <p className="font-semibold">{tutor.name}</p>
            <p className="text-sm text-muted">{tutor.subjects}</p>
          </>
        )}
      </List>
    </div>
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
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
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
    </section>
  );
}
