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
    .toSorted((a, b) => startOf(a) - startOf(b));
  return (
    <ItemSection title={messages.liveSessions} empty={messages.noLiveSessions} items={upcoming}>
      {(item) =>
        item.isWaiting ? (
          <p className="font-medium">{messages.lessonWaits}</p>
        ) : (
          <JoinSession session={item} startsAt={startOf(item)} now={now} />
        )
      }
    </ItemSection>
  );
}

/** The past live sessions, the last one first; nothing where there are none. */
export function PastSessions({ items, now: serverNow }: { items: Item[]; now: number }) {
  const now = useServerNow(serverNow);
  const past = items
    .filter((item) => sessionState(startOf(item), now) === "past")
    .toSorted((a, b) => startOf(b) - startOf(a));
  if (past.length === 0) return null;
  return (
    <ItemSection title={messages.pastSessions} empty="" items={past}>
      {(item) =>
        item.url && (
          <ExternalLink href={item.url} newTab={messages.newTab}>
            {messages.openLink}
          </ExternalLink>
        )
      }
    </ItemSection>
  );
}
