import type { ReactNode } from "react";
import { usualLength } from "#domain/timetable/lesson-length.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { buttonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { outcomeWords } from "#parts/lessons/outcome/short-messages.ts";
import { AskLinks } from "#parts/timetable/ask/ask-links.tsx";
import { JoinLesson } from "#parts/teaching/student/join-lesson.tsx";
import { messages as shared } from "#parts/teaching/student/messages.ts";
import { ItemRow, type Item } from "./item-row.tsx";
import { ItemSection } from "./item-section.tsx";
import { messages } from "./messages.ts";
import { OfTyped } from "#shell/typed.tsx";

const startOf = (item: Item) => item.startsAt?.getTime() ?? 0;

const timeOf = (item: Item) => ({ startsAt: startOf(item), minutes: item.minutes ?? usualLength });

/** Lessons that are not past, the next one first, and past ones, the last one first. */
export function splitLessons(items: readonly Item[], now: number) {
  const isPast = (item: Item) => lessonPhase(timeOf(item), now) === "past";
  return {
    upcoming: items.filter((item) => !isPast(item)).toSorted((a, b) => startOf(a) - startOf(b)),
    past: items.filter(isPast).toSorted((a, b) => startOf(b) - startOf(a)),
  };
}

/** Without a way in for a course that has ended. */
export function UpcomingLessons(props: {
  items: Item[];
  isEnded: boolean;
  /** Whether all of them are shown, not only the next one. */
  isUnfolded: boolean;
  now: number;
  /** Beside the title. */
  children: ReactNode;
}) {
  const { items, isEnded, isUnfolded, now } = props;
  return (
    <ItemSection
      id="live-sessions"
      title={messages.lessons}
      empty={shared.noLessons}
      items={items}
      shown={items.findIndex(({ cancelled }) => !cancelled) + 1 || items.length}
      isUnfolded={isUnfolded}
      tools={props.children}
    >
      {(item) => (
        <ItemRow key={item.id} item={item}>
          {(item.isWaiting || !isEnded) && <LessonControls item={item} now={now} />}
        </ItemRow>
      )}
    </ItemSection>
  );
}

function LessonControls({ item, now }: { item: Item; now: number }) {
  // The reason stands in the row.
  if (item.cancelled) return null;
  if (item.isWaiting) return <p className="font-medium">{messages.lessonWaits}</p>;
  return (
    <div className="grid gap-1">
      <JoinLesson lesson={item} startsAt={startOf(item)} now={now} />
      {item.isAskable && startOf(item) > now && (
        <AskLinks
          path={`/dashboard/sessions/${item.id}/request`}
          title={item.title}
          waiting={item.request}
        />
      )}
    </div>
  );
}

/** Nothing where there are none. */
export function PastLessons({ items }: { items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <ItemSection id="past-sessions" title={messages.pastLessons} empty="" items={items} shown={3}>
      {(item) => (
        <ItemRow key={item.id} item={item} note={item.outcome ?? undefined}>
          {item.outcome && (
            <a href={`/dashboard/sessions/${item.id}/outcome`} className={buttonClass("plain")}>
              {outcomeWords.link}
              <OfTyped>{item.title}</OfTyped>
            </a>
          )}
          {item.url && (
            <ExternalLink href={item.url} newTab={shared.newTab}>
              {shared.openLink}
            </ExternalLink>
          )}
        </ItemRow>
      )}
    </ItemSection>
  );
}
