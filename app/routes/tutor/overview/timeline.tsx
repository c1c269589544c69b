import { Form } from "react-router";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { answerAt } from "#request/answered.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { useHold } from "#ui/kept/hold.ts";
import { useKeptEntries, type Answered, type KeptEntry } from "#ui/kept/kept-entries.ts";
import { KeptPlace, LeftEntry } from "#ui/kept/kept-place.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { useServerNow } from "#ui/server-clock.ts";
import { LessonCells, rowLabel, summaryClass } from "./lesson-row.tsx";
import type { TodayRow } from "./day.ts";
import { messages } from "./messages.ts";

/** More lessons that are over and not finished are folded, so that the next lesson is in sight. */
const openOver = 3;

type Entry = KeptEntry<TodayRow>;

/**
 * Today's lessons in their order, and where the present moment is among them. One that is settled
 * keeps its place for a moment.
 */
export function Timeline(props: {
  rows: TodayRow[];
  /** The lesson that this tutor has just settled. */
  settled: Answered | null;
  /** What is said of another lesson that has left the list. */
  leftText: string;
  now: number;
  canManage: boolean;
}) {
  const { rows, settled, leftText, canManage } = props;
  const now = useServerNow(props.now);
  const { entries, remove } = useKeptEntries(rows, settled, ({ studentName }) => ({
    name: studentName,
    lang: languageOfText(studentName),
    text: leftText,
  }));
  const { isHeld, listeners } = useHold();
  if (entries.length === 0) return <Empty>{messages.noneToday}</Empty>;
  // Only a lesson that has begun can be settled.
  const hasBegun = ({ item }: Entry) => !item || item.startsAt <= now;
  const isOver = ({ item }: Entry) => !item || lessonPhase(item, now) === "past";
  const begun = entries.filter(hasBegun);
  const over = begun.filter(isOver);
  const folded = over.slice(0, Math.max(0, over.length - openOver));
  const show = (entry: Entry) => (
    <KeptPlace
      key={entry.id}
      as="li"
      isLeft={entry.left !== null}
      isOwn={settled?.id === entry.id}
      attributes={{ className: entry.left ? "border-b border-line py-1" : "class-row" }}
    >
      {entry.left && <LeftEntry left={entry.left} isHeld={isHeld} onEnd={() => remove(entry.id)} />}
      {!entry.left && entry.item && (
        <TodayLesson
          row={entry.item}
          place={entries.indexOf(entry)}
          now={now}
          canManage={canManage}
        />
      )}
    </KeptPlace>
  );
  return (
    <div {...listeners}>
      {folded.length > 0 && (
        <details>
          <summary className={summaryClass}>{messages.moreToFinish(folded.length)}</summary>
          <ol className="grid grid-cols-1">{folded.map(show)}</ol>
        </details>
      )}
      <ol className="grid grid-cols-1">
        {begun.slice(folded.length).map(show)}
        <Now at={now} />
        {entries.filter((entry) => !hasBegun(entry)).map(show)}
      </ol>
    </div>
  );
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

function TodayLesson(props: { row: TodayRow; place: number; now: number; canManage: boolean }) {
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
      {state === "past" || <JoinLink row={row} isMain={state !== "upcoming"} />}
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

/** The link into a lesson; a button once the lesson can be joined. */
function JoinLink({ row, isMain }: { row: TodayRow; isMain: boolean }) {
  if (!isMain) {
    return (
      <ExternalLink href={row.url} newTab={messages.newTab} describedBy={rowLabel(row.id)}>
        {messages.join}
      </ExternalLink>
    );
  }
  return (
    <a
      href={row.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-describedby={rowLabel(row.id)}
      className={buttonClass("primary")}
      onClick={() => navigator.sendBeacon(`/tutor-dashboard/sessions/${row.id}/attendance`)}
    >
      {messages.join}
      <span className="sr-only"> ({messages.newTab})</span>
    </a>
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
