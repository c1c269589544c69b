import { sessionState } from "#domain/live-session.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { JoinSession } from "../join-session.tsx";
import { messages } from "../messages.ts";
import { ItemRow, type Item } from "./item-row.tsx";
import { ItemSection } from "./item-section.tsx";

const startOf = (item: Item) => item.startsAt?.getTime() ?? 0;

/** Live sessions that are not past, the next one first, and past ones, the last one first. */
export function splitSessions(items: readonly Item[], now: number) {
  const isPast = (item: Item) => sessionState(startOf(item), now) === "past";
  return {
    upcoming: items.filter((item) => !isPast(item)).toSorted((a, b) => startOf(a) - startOf(b)),
    past: items.filter(isPast).toSorted((a, b) => startOf(b) - startOf(a)),
  };
}

export function UpcomingSessions({ items, now }: { items: Item[]; now: number }) {
  return (
    <ItemSection
      id="live-sessions"
      title={messages.liveSessions}
      empty={messages.noLiveSessions}
      items={items}
    >
      {(item) => (
        <ItemRow key={item.id} item={item}>
          {item.isWaiting ? (
            <p className="font-medium">{messages.lessonWaits}</p>
          ) : (
            <JoinSession session={item} startsAt={startOf(item)} now={now} />
          )}
        </ItemRow>
      )}
    </ItemSection>
  );
}

/** Nothing where there are none. */
export function PastSessions({ items }: { items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <ItemSection id="past-sessions" title={messages.pastSessions} empty="" items={items}>
      {(item) => (
        <ItemRow key={item.id} item={item}>
          {item.url && (
            <ExternalLink href={item.url} newTab={messages.newTab}>
              {messages.openLink}
            </ExternalLink>
          )}
        </ItemRow>
      )}
    </ItemSection>
  );
}
