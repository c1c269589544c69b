import { Link } from "react-router";
import { formatDateTime } from "#domain/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { messages } from "./messages.ts";

interface Session {
  id: string;
  assignmentId: string;
  studentName: string;
  course: string;
  title: string;
  url: string;
  startsAt: Date;
  hasBegun: boolean;
}

/** The next live sessions of all assignments, soonest first. */
export function UpcomingSessions({ sessions }: { sessions: Session[] }) {
  return (
    <section aria-labelledby="upcoming" className="grid gap-3">
      <h2 id="upcoming" className="text-xl font-semibold">
        {messages.upcoming}
      </h2>
      {sessions.length === 0 && <Empty>{messages.none}</Empty>}
      <ol className="grid gap-3">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="grid min-w-0 justify-items-start gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
                <time dateTime={session.startsAt.toISOString()}>
                  {formatDateTime(session.startsAt)}
                </time>
                {session.hasBegun && <Badge tone="success">{messages.now}</Badge>}
              </p>
              <h3 id={`session-${session.id}`} className="text-lg font-semibold">
                {session.title}
              </h3>
              <p className="text-muted">
                <span className="font-medium text-text">{session.studentName}</span>
                {" · "}
                {session.course}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ExternalLink
                href={session.url}
                newTab={messages.newTab}
                describedBy={`session-${session.id}`}
              >
                {messages.join}
              </ExternalLink>
              <Link
                to={`/tutor-dashboard/${session.assignmentId}/live-sessions`}
                aria-describedby={`session-${session.id}`}
                className={buttonClass("quiet")}
              >
                {messages.toAssignment}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
