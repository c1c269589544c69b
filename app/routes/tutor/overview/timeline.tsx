import { Form } from "react-router";
import { formatTime } from "#domain/shared/dates.ts";
import { sessionState } from "#domain/timetable/live-session.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { useServerNow } from "#ui/server-clock.ts";
import { ClassRow, rowLabel, summaryClass } from "./class-row.tsx";
import type { TodayRow } from "./day.ts";
import { messages } from "./messages.ts";

/** More classes that are over and not finished are folded, so that the next class is in sight. */
const openOver = 3;

/** Today's classes in their order, and where the present moment is among them. */
export function Timeline(props: { rows: TodayRow[]; now: number; canManage: boolean }) {
  const { rows, canManage } = props;
  const now = useServerNow(props.now);
  if (rows.length === 0) return <Empty>{messages.noneToday}</Empty>;
  const begun = rows.filter(({ startsAt }) => startsAt <= now);
  const toCome = rows.filter(({ startsAt }) => startsAt > now);
  const over = begun.filter((row) => sessionState(row, now) === "past");
  const folded = over.slice(0, Math.max(0, over.length - openOver));
  return (
    <>
      {folded.length > 0 && (
        <details>
          <summary className={summaryClass}>{messages.moreToFinish(folded.length)}</summary>
          <ol className="grid grid-cols-1">
            {folded.map((row) => (
              <TodayClass key={row.id} row={row} now={now} canManage={canManage} />
            ))}
          </ol>
        </details>
      )}
      <OpenRows rows={begun.slice(folded.length)} toCome={toCome} now={now} canManage={canManage} />
    </>
  );
}

/** The timeline itself, with the present moment between the classes that have begun and the others. */
function OpenRows(props: {
  rows: TodayRow[];
  toCome: TodayRow[];
  now: number;
  canManage: boolean;
}) {
  const { rows, toCome, now, canManage } = props;
  return (
    <ol className="grid grid-cols-1">
      {rows.map((row) => (
        <TodayClass key={row.id} row={row} now={now} canManage={canManage} />
      ))}
      <li className="flex items-center gap-3 py-1 text-sm font-medium text-danger-text">
        <time dateTime={new Date(now).toISOString()} suppressHydrationWarning>
          {messages.now(formatTime(now))}
        </time>
        <span aria-hidden="true" className="h-0.5 grow bg-danger forced-colors:bg-[Highlight]" />
      </li>
      {toCome.map((row) => (
        <TodayClass key={row.id} row={row} now={now} canManage={canManage} />
      ))}
    </ol>
  );
}

function TodayClass(props: { row: TodayRow; now: number; canManage: boolean }) {
  const { row, now, canManage } = props;
  const state = sessionState(row, now);
  const label = rowLabel(row.id);
  const canBeFinished = canManage && !row.isDone && row.startsAt <= now;
  return (
    <ClassRow
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
      {canBeFinished && state === "past" && <Held id={row.id} />}
    </ClassRow>
  );
}

function LiveBadge() {
  return (
    <span className="ml-2 sm:ml-0 sm:block">
      <Badge tone="success">{messages.live}</Badge>
    </span>
  );
}

/** The link into a class; a button once the class can be joined. */
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

/** Settles a class as held, without a recording and a next time: the same form with nothing else in it. */
function Held({ id }: { id: string }) {
  const action = `/tutor-dashboard/sessions/${id}/finish`;
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
