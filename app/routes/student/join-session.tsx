import { useId } from "react";
import { canJoin, sessionState, timeLeft } from "#domain/live-session.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { messages } from "./messages.ts";

interface Session {
  id: string;
  title: string;
  url: string;
}

/** How long until a live session, and the way into it, which opens when it can be joined. */
export function JoinSession(props: { session: Session; startsAt: number; now: number }) {
  const { session, startsAt, now } = props;
  const reasonId = useId();
  const state = sessionState(startsAt, now);
  const reason = {
    upcoming: messages.opensBefore,
    soon: messages.isOpen,
    live: messages.isOpen,
    past: messages.over,
  }[state];
  return (
    <div className="grid justify-items-start gap-2">
      {state === "live" && <Badge tone="success">{messages.liveNow}</Badge>}
      {(state === "upcoming" || state === "soon") && (
        <p className="font-heading text-xl font-semibold">
          {messages.startsIn(timeLeft(startsAt - now))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {canJoin(state) ? (
          <a
            href={session.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={reasonId}
            className={buttonClass("primary")}
          >
            {messages.join}
            <span className="sr-only"> ({messages.newTab})</span>
          </a>
        ) : (
          <Button type="button" aria-disabled aria-describedby={reasonId}>
            {messages.join}
          </Button>
        )}
        <a href={`/dashboard/sessions/${session.id}.ics`} className={buttonClass("plain")}>
          {messages.addToCalendar}
          <span className="sr-only">: {session.title}</span>
        </a>
      </div>
      <p id={reasonId} role="status" className="text-sm text-muted">
        {reason}
      </p>
    </div>
  );
}
