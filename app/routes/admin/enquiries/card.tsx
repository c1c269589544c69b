import { useLocation } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";
import type { CardView } from "./describe-board.ts";
import { messages } from "./messages.ts";
import { typed } from "#shell/typed.tsx";

/** An enquiry as a card; its name leads to its page. */
export function EnquiryCard({ card }: { card: CardView }) {
  const id = `enquiry-${card.id}`;
  // A browser marks the target of a whole page only, not that of a step within the app.
  const isTarget = useLocation().hash === `#${id}`;
  return (
    <li
      id={id}
      data-target={isTarget || undefined}
      className={`${cardClass} data-target:border-link data-target:outline-2 data-target:outline-link grid gap-1 p-3 wrap-anywhere target:border-link target:outline-2 target:outline-link`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <TextLink to={card.to} className="min-w-11 font-medium">
          {typed(card.name)}
        </TextLink>
        {card.isLate && <Badge tone="danger">{messages.late}</Badge>}
        {card.isToConfirm && <Badge tone="caution">{messages.toConfirm}</Badge>}
      </div>
      <p className="text-sm">{card.course}</p>
      {card.repeats && (
        <p className="text-sm">
          <TextLink to={card.repeats.to}>
            {card.repeats.isSame
              ? messages.sameAs(card.repeats.name)
              : messages.sameContactAs(card.repeats.name)}
          </TextLink>
        </p>
      )}
      {card.next && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          {typed(card.next)}
          {card.isOverdue && <Badge tone="caution">{messages.overdue}</Badge>}
        </p>
      )}
      <p className="text-sm text-muted">{card.age}</p>
      <p className="text-sm text-muted">{messages.owner(card.owner)}</p>
    </li>
  );
}
