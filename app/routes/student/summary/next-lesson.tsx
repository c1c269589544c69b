import { languageOfText } from "#content/shared/language-of-text.ts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { timeInWords } from "#domain/timetable/lesson-time.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { sessionState } from "#domain/timetable/lesson.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { useServerNow } from "#ui/server-clock.ts";
import { cardClass } from "#ui/card.tsx";
import { AskLinks } from "#parts/timetable/ask/ask-links.tsx";
import { JoinSession } from "#parts/teaching/student/join-session.tsx";
import { messages } from "#parts/teaching/student/messages.ts";

interface Session {
  id: string;
  title: string;
  url: string;
  startsAt: string;
  minutes: number;
  tutorName: string;
  courseName: string;
  subject: string;
  /** The URL of the subject's picture. */
  picture: string;
}

/** The next live session of all open courses; once it is past, the page loads the next one. */
export function NextSession(props: { session: Session | undefined; now: number }) {
  const { session } = props;
  return (
    <section aria-labelledby="next-session" className={`${cardClass} overflow-hidden`}>
      <IkatBand variant="diamond" className="block" />
      <div className="grid gap-2 p-4 sm:p-6">
        <h2 id="next-session" className="font-semibold text-muted">
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
  const isPast = sessionState({ startsAt, minutes: session.minutes }, now) === "past";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isPast) void revalidate();
  }, [isPast, revalidate]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-4">
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-heading text-2xl leading-tight font-semibold text-balance sm:text-4xl">
          {messages.classAt(session.subject, timeInWords(startsAt, now))}
        </p>
        <p className="text-sm text-muted sm:text-base">
          {formatDateTime(session.startsAt)} · {formatLength(session.minutes)}
        </p>
        <h3 className="mt-1 text-lg font-semibold sm:text-xl" lang={languageOfText(session.title)}>
          {session.title}
        </h3>
        <p className="text-sm text-muted sm:text-base">
          {session.courseName} {messages.taughtBy(session.tutorName)}
        </p>
      </div>
      <img
        src={session.picture}
        alt=""
        width="480"
        height="360"
        className="row-span-2 h-auto w-44 max-sm:hidden xl:w-60"
      />
      <div className="self-end max-sm:col-span-2">
        <JoinSession session={session} startsAt={startsAt} now={now} />
        {startsAt > now && (
          <AskLinks
            path={`/dashboard/sessions/${session.id}/request`}
            title={session.title}
            waiting={null}
          />
        )}
      </div>
    </div>
  );
}
