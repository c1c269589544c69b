import type { ReactNode } from "react";
import { Empty } from "#ui/empty.tsx";
import { cardClass } from "#ui/card.tsx";
import type { Item } from "./item-row.tsx";

/** A course's items of one kind. */
export function ItemSection(props: {
  /** Where the links at the top of the course lead. */
  id: string;
  title: string;
  empty: string;
  items: Item[];
  /** Beside the title. */
  tools?: ReactNode;
  /** An item as a row. */
  children: (item: Item) => ReactNode;
}) {
  const { id, items } = props;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="scroll-mt-4 break-after-avoid text-xl font-semibold">
          {props.title}
        </h2>
        {props.tools}
      </div>
      {items.length === 0 && <Empty>{props.empty}</Empty>}
      <ul className={`${cardClass} divide-y divide-line empty:hidden`}>
        {items.map(props.children)}
      </ul>
    </section>
  );
}
