import { useId, type ReactNode } from "react";
import { Empty } from "#ui/empty.tsx";
import { ItemCard, type Item } from "./item-card.tsx";

/** A course's items of one kind. */
export function ItemSection(props: {
  title: string;
  empty: string;
  items: Item[];
  /** The controls of an item. */
  children: (item: Item) => ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-xl font-semibold">
        {props.title}
      </h2>
      {props.items.length === 0 && <Empty>{props.empty}</Empty>}
      <ul className="grid gap-3">
        {props.items.map((item) => (
          <ItemCard key={item.id} item={item}>
            {props.children(item)}
          </ItemCard>
        ))}
      </ul>
    </section>
  );
}
