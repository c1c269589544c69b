import { sessionState } from "#domain/live-session.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { useServerNow } from "#ui/server-clock.ts";
import { JoinSession } from "../join-session.tsx";
import { messages } from "../messages.ts";
import type { Item } from "./item-card.tsx";
import { ItemSection } from "./item-section.tsx";

const startOf = (item: Item) => item.startsAt?.getTime() ?? 0;

/** The live sessions that are not past, the next one first. */
export function UpcomingSessions({ items, now: serverNow }: { items: Item[]; now: number }) {
  const now = useServerNow(serverNow);
  const upcoming = items
    .filter((item) => sessionState(startOf(item), now) !== "past")
    .toSorted((one, two) => startOf(one) - startOf(two));
  return (
    <ItemSection title={messages.liveSessions} empty={messages.noLiveSessions} items={upcoming}>
      {(item) => <JoinSession session={item} startsAt={startOf(item)} now={now} />}
    </ItemSection>
  );
}

/** The past ones, the last one first, if there are any. */
export function PastSessions({ items, now: serverNow }: { items: Item[]; now: number }) {
  const now = useServerNow(serverNow);
  const past = items
    .filter((item) => sessionState(startOf(item), now) === "past")
    .toSorted((one, two) => startOf(two) - startOf(one));
  if (past.length === 0) return null;
  return (
    <ItemSection title={messages.pastSessions} empty="" items={past}>
      {(item) => (
        <ExternalLink href={item.url} newTab={messages.newTab}>
          {messages.openLink}
        </ExternalLink>
      )}
    </ItemSection>
  );
}
