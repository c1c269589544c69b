import { useEffect, useId } from "react";
import { useRevalidator } from "react-router";
import { formatTimeLeft } from "#content/timetable/lengths.ts";
import { canJoin, lessonPhase } from "#domain/timetable/lesson.ts";
import { usualLength } from "#domain/timetable/lesson-length.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { recordAttendance } from "./join-attendance.ts";
import { messages } from "./messages.ts";
import { OfTyped } from "#shell/typed.tsx";

interface Lesson {
  id: string;
  title: string;
  /** Empty until the server says that it can be joined. */
  url: string;
  /** Its length. */
  minutes: number | null;
}

const reloadMilliseconds = 3000;

/** Loads the page again until it has what the server did not give before. */
function useReloadWhile(isMissing: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMissing) return undefined;
    void revalidate();
    const timer = setInterval(() => void revalidate(), reloadMilliseconds);
    return () => clearInterval(timer);
  }, [isMissing, revalidate]);
}

/**
 * The time until a lesson, and the button that joins it while that is possible. The link
 * itself comes from the server at that moment, not before.
 */
export function JoinLesson(props: { lesson: Lesson; startsAt: number; now: number }) {
  const { lesson, startsAt, now } = props;
  const reasonId = useId();
  const state = lessonPhase({ startsAt, minutes: lesson.minutes ?? usualLength }, now);
  const joins = canJoin(state) && lesson.url !== "";
  useReloadWhile(canJoin(state) && !joins);
  const reason = {
    upcoming: messages.opensBefore,
    soon: joins ? messages.isOpen : messages.opensBefore,
    live: messages.isOpen,
    past: messages.over,
  }[state];
  return (
    <div className="grid justify-items-start gap-2">
      {state === "live" && <Badge tone="success">{messages.liveNow}</Badge>}
      {(state === "upcoming" || state === "soon") && (
        <p className="font-heading text-xl font-semibold">
          {messages.startsIn(formatTimeLeft(startsAt - now))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {joins ? (
          <a
            href={lesson.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={reasonId}
            className={buttonClass("primary")}
            onClick={() => recordAttendance(lesson.id)}
          >
            {messages.join}
            <span className="sr-only"> ({messages.newTab})</span>
          </a>
        ) : (
          <Button type="button" aria-disabled aria-describedby={reasonId}>
            {messages.join}
          </Button>
        )}
        <a href={`/dashboard/sessions/${lesson.id}.ics`} className={buttonClass("plain")}>
          {messages.addToCalendar}
          <OfTyped>{lesson.title}</OfTyped>
        </a>
      </div>
      <p id={reasonId} role="status" className="text-sm text-muted">
        {reason}
      </p>
    </div>
  );
}
