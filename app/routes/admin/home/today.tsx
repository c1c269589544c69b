import { Badge } from "#ui/badge.tsx";
import { noticeClass } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { LinkedNumber } from "#parts/lessons/day/numbers.ts";
import type { HomeView } from "./describe-home.ts";
import { messages } from "./messages.ts";
import { Queue } from "./queue.tsx";
import { typed } from "#shell/typed.tsx";

type Session = HomeView["today"]["items"][number];

/** The numbers of today, and its lessons that are not over, first those without a usable link. */
export function Today({ today }: { today: HomeView["today"] }) {
  const { items, withoutLink, queue, numbers, links } = today;
  return (
    <Queue {...queue}>
      <Numbers numbers={numbers} />
      {withoutLink.length > 0 && (
        <div className={`grid gap-2 ${noticeClass("caution")}`}>
          <h3 className="font-semibold">{messages.withoutLink}</h3>
          <p className="text-sm">{today.withoutLinkText}</p>
          <Sessions lessons={withoutLink} />
        </div>
      )}
      <Sessions lessons={items} />
      <div className="flex flex-wrap gap-x-6">
        {links.map(({ to, text }) => (
          <TextLink key={to} to={to}>
            {text}
          </TextLink>
        ))}
      </div>
    </Queue>
  );
}

/** Numbers in words, each a link to what it counts. */
export function Numbers({ numbers }: { numbers: readonly LinkedNumber[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {numbers.map(({ id, text, to }) => (
        <li key={id} className="inline-flex min-h-11 items-center tabular-nums">
          {to ? <TextLink to={to}>{text}</TextLink> : <span className="text-muted">{text}</span>}
        </li>
      ))}
    </ul>
  );
}

function Sessions({ lessons }: { lessons: readonly Session[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {lessons.map(({ id, time, title, subject, who, isNow, isTutorSuspended }) => (
        <li
          key={id}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3 wrap-anywhere"
        >
          <p className="font-medium tabular-nums">{time}</p>
          <div>
            <TextLink to={`/admin-dashboard/lessons/${id}`}>
              <span>
                {subject}: {typed(title)}
              </span>
            </TextLink>{" "}
            {isNow && <Badge tone="success">{messages.now}</Badge>}
            <p className="text-sm text-muted">{who}</p>
            {isTutorSuspended && <Badge tone="danger">{messages.tutorSuspended}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
}
