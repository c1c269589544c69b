import { Badge } from "#ui/badge.tsx";
import { noticeClass } from "#ui/notice.tsx";
import type { HomeView } from "./describe-home.ts";
import { messages } from "./messages.ts";
import { Queue } from "./queue.tsx";
import { typed } from "#shell/typed.tsx";

type Session = HomeView["today"]["items"][number];

/** Today's live sessions that are not over, first those whose link leads to no meeting. */
export function Today({ today }: { today: HomeView["today"] }) {
  const { items, withoutLink, queue, others } = today;
  return (
    <Queue {...queue}>
      {withoutLink.length > 0 && (
        <div className={`grid gap-2 ${noticeClass("caution")}`}>
          <h3 className="font-semibold">{messages.withoutLink}</h3>
          <p className="text-sm">{today.withoutLinkText}</p>
          <Sessions sessions={withoutLink} />
        </div>
      )}
      <Sessions sessions={items} />
      {others && <p className="text-sm text-muted">{others}</p>}
    </Queue>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className="grid gap-3">
      {sessions.map(({ id, time, title, subject, who, isNow, isTutorSuspended }) => (
        <li key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 wrap-anywhere">
          <p className="font-medium tabular-nums">{time}</p>
          <div>
            <p>
              {subject}: {typed(title)} {isNow && <Badge tone="success">{messages.now}</Badge>}
            </p>
            <p className="text-sm text-muted">{who}</p>
            {isTutorSuspended && <Badge tone="danger">{messages.tutorSuspended}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
}
