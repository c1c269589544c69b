import { Form } from "react-router";
import type { ReactNode } from "react";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { answerAt } from "#request/answered.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { useHold } from "#ui/kept/hold.ts";
import { useKeptEntries, type Answered, type KeptEntry } from "#ui/kept/kept-entries.ts";
import { KeptPlace, LeftEntry } from "#ui/kept/kept-place.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { useServerNow } from "#ui/server-clock.ts";
import { LessonLink } from "./lesson-link.tsx";
import { LessonCells, rowClass, rowLabel, summaryClass } from "./lesson-row.tsx";
import type { TodayRow } from "./day.ts";
import { messages } from "./messages.ts";

/** More lessons that are over and not finished are folded, so that the rest of the home is in sight. */
const openOver = 3;

type Entry = KeptEntry<TodayRow>;

/**
 * The lessons that are over and wait to be finished, and today's others with the present moment among
 * them. One that is settled keeps its place for a moment.
 */
export function Timeline(props: {
  rows: TodayRow[];
  /** The lesson that this tutor has just settled. */
  settled: Answered | null;
  /** What is said of another lesson that has left the list. */
  leftText: string;
  /** The id of the lesson on the card above, which has its Join. */
  nextId: string | null;
  now: number;
  canManage: boolean;
  /** Arranges both lists; each is null without lessons. */
  children: (toFinish: ReactNode, today: ReactNode) => ReactNode;
}) {
  const { rows, settled, leftText, nextId, canManage } = props;
  const now = useServerNow(props.now);
  const { entries, remove } = useKeptEntries(rows, settled, ({ studentName }) => ({
    name: studentName,
    lang: languageOfText(studentName),
    text: leftText,
  }));
  const { isHeld, listeners } = useHold();
  // Only a lesson that has begun can be settled.
  const hasBegun = ({ item }: Entry) => !item || item.startsAt <= now;
  const isOver = ({ item }: Entry) => !item || lessonPhase(item, now) === "past";
  const over = entries.filter(isOver);
  const folded = over.slice(0, Math.max(0, over.length - openOver));
  const day = entries.filter((entry) => !isOver(entry));
  const show = (entry: Entry) => (
    <KeptPlace
      key={entry.id}
      as="li"
      isLeft={entry.left !== null}
      isOwn={settled?.id === entry.id}
      attributes={{
        className: entry.item && !entry.left ? rowClass(entry.item) : "border-b border-line py-1",
      }}
    >
      {entry.left && <LeftEntry left={entry.left} isHeld={isHeld} onEnd={() => remove(entry.id)} />}
      {!entry.left && entry.item && (
        <TodayLesson
          row={entry.item}
          place={entries.indexOf(entry)}
          now={now}
          canManage={canManage}
          hasJoin={entry.id !== nextId}
        />
      )}
    </KeptPlace>
  );
  const toFinish = over.length > 0 && (
    <section aria-labelledby="to-finish" className="grid gap-2" {...listeners}>
      <h2 id="to-finish" className="text-2xl font-semibold">
        {messages.toFinish}
      </h2>
      {folded.length > 0 && (
        <details>
          <summary className={summaryClass}>{messages.moreToFinish(folded.length)}</summary>
          <ol className="grid grid-cols-1">{folded.map(show)}</ol>
        </details>
      )}
      <ol className="grid grid-cols-1">{over.slice(folded.length).map(show)}</ol>
    </section>
  );
  const today = day.length > 0 && (
    <ol className="grid grid-cols-1">
      {day.filter(hasBegun).map(show)}
      <Now at={now} />
      {day.filter((entry) => !hasBegun(entry)).map(show)}
    </ol>
  );
  return props.children(toFinish || null, today || null);
}

/** The present moment, between the lessons that have begun and the others. */
function Now({ at }: { at: number }) {
  return (
    <li className="flex items-center gap-3 py-1 text-sm font-medium text-danger-text">
      <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
        {messages.now(formatTime(at))}
      </time>
      <span aria-hidden="true" className="h-0.5 grow bg-danger forced-colors:bg-[Highlight]" />
    </li>
  );
}

function TodayLesson(props: {
  row: TodayRow;
  place: number;
  now: number;
  canManage: boolean;
  hasJoin: boolean;
}) {
  const { row, now, canManage } = props;
  const state = lessonPhase(row, now);
  const label = rowLabel(row.id);
  const canBeFinished = canManage && !row.isDone && row.startsAt <= now;
  return (
    <LessonCells
      of={row}
      heading="h3"
      lastTitle={row.lastTitle}
      badge={state === "live" && <LiveBadge />}
    >
      {props.hasJoin && state !== "past" && (
        <LessonLink lesson={row} state={state} describedBy={label} />
      )}
      {canBeFinished && (
        <OpenButton
          to={`/tutor-dashboard/sessions/${row.id}/finish`}
          tone="quiet"
          aria-describedby={label}
        >
          {messages.finish}
        </OpenButton>
      )}
      {canBeFinished && state === "past" && <Held id={row.id} place={props.place} />}
    </LessonCells>
  );
}

function LiveBadge() {
  return (
    <span className="ml-2 sm:ml-0 sm:block">
      <Badge tone="success">{messages.live}</Badge>
    </span>
  );
}

/** Settles a lesson as held, without a recording and a next time: the same form with nothing else in it. */
function Held({ id, place }: { id: string; place: number }) {
  const action = answerAt(`/tutor-dashboard/sessions/${id}/finish`, place);
  const isPending = useIsSubmitting(action);
  return (
    <Form method="post" action={action} preventScrollReset>
      <Button
        tone="plain"
        name="outcome"
        value="held"
        pending={isPending}
        aria-describedby={rowLabel(id)}
      >
        {messages.held}
      </Button>
    </Form>
  );
}
