import type { ReactNode } from "react";
import type { Shortened } from "./shorten.ts";

/** A list that one line with its title and its length opens; without items it says so. */
export function Fold<Item extends { id: string }>(props: {
  title: string;
  empty: string;
  of: Shortened<Item>;
  /** That the list is not complete. */
  more: (shown: number, all: number) => string;
  children: (item: Item) => ReactNode;
}) {
  const { title, empty } = props;
  const { shown, all, isAsked } = props.of;
  if (all === 0) return <p className="min-h-11 content-center text-muted">{empty}</p>;
  return (
    <details open={isAsked} className="not-open:print:hidden">
      <summary className="min-h-11 cursor-pointer content-center">
        <h3 className="inline font-semibold">{title}</h3>{" "}
        <span className="text-muted">({all})</span>
      </summary>
      <ul className="grid gap-4 pt-1 pb-4">
        {shown.map((item) => (
          <li
            key={item.id}
            className="grid justify-items-start gap-1 border-line not-first:border-t not-first:pt-4"
          >
            {props.children(item)}
          </li>
        ))}
      </ul>
      {shown.length < all && (
        <p className="pb-4 text-sm text-muted">{props.more(shown.length, all)}</p>
      )}
    </details>
  );
}
