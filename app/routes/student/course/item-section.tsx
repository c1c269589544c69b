import type { ReactNode } from "react";
import { Empty } from "#ui/empty.tsx";
import { Folded } from "#ui/folded.tsx";
import { cardClass } from "#ui/card.tsx";
import type { Item } from "./item-row.tsx";
import { messages } from "./messages.ts";

/** A course's items of one kind. */
export function ItemSection(props: {
  /** Where the links at the top of the course lead. */
  id: string;
  title: string;
  empty: string;
  items: Item[];
  /** How many are shown before the rest is folded. */
  shown?: number;
  /** Whether the rest is shown at first. */
  isUnfolded?: boolean;
  /** Beside the title. */
  tools?: ReactNode;
  /** An item as a row. */
  children: (item: Item) => ReactNode;
}) {
  const { id, title, items, shown = items.length } = props;
  const listClass = `${cardClass} divide-y divide-line empty:hidden`;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="scroll-mt-4 break-after-avoid text-xl font-semibold">
          {title}
        </h2>
        {props.tools}
      </div>
      {items.length === 0 && <Empty>{props.empty}</Empty>}
      <ul className={listClass}>{items.slice(0, shown).map(props.children)}</ul>
      {items.length > shown && (
        <Folded title={messages.all(items.length)} about={title} isOpen={props.isUnfolded}>
          <ul className={listClass}>{items.slice(shown).map(props.children)}</ul>
        </Folded>
      )}
    </section>
  );
}
