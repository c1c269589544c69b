import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatDateTime } from "#domain/dates.ts";
import { sessionState } from "#domain/live-session.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { useServerNow } from "#ui/server-clock.ts";
import { JoinSession } from "../join-session.tsx";
import { messages } from "../messages.ts";

interface Session {
  id: string;
  title: string;
  url: string;
  startsAt: string;
  tutorName: string;
  courseName: string;
}

/** The next live session of all open courses; once it is past, the page loads the next one. */
export function NextSession(props: { session: Session | undefined; now: number }) {
  const { session } = props;
  return (
    <section
      aria-labelledby="next-session"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <IkatBand variant="diamond" className="block" />
      <div className="grid gap-3 p-5 sm:p-6">
        <h2 id="next-session" className="text-lg font-semibold text-muted">
          {messages.nextSession}
        </h2>
        {session ? (
          <Details key={session.id} session={session} now={props.now} />
        ) : (
          <p className="text-lg">{messages.noLiveSessions}</p>
        )}
      </div>
    </section>
  );
}

function Details({ session, now: serverNow }: { session: Session; now: number }) {
  const now = useServerNow(serverNow);
  const startsAt = Date.parse(session.startsAt);
  const isPast = sessionState(startsAt, now) === "past";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isPast) void revalidate();
  }, [isPast, revalidate]);
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_auto] sm:items-end">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-2xl font-semibold sm:text-3xl">{session.title}</h3>
        <p className="font-medium">{formatDateTime(session.startsAt)}</p>
        <p className="text-muted">
          {session.courseName} {messages.taughtBy(session.tutorName)}
        </p>
      </div>
      <JoinSession session={session} startsAt={startsAt} now={now} />
    </div>
  );
}
