import type { ReactNode } from "react";
import { useKeptEntries, type Answered, type Left } from "./kept-entries.ts";
import { KeptPlace, LeftEntry } from "./kept-place.tsx";
import { useHold } from "./hold.ts";

/**
 * A list of what waits for an answer. An entry that has left it keeps its place for a moment, so
 * that a second press on the same spot does not reach the next one. Nothing where it is empty.
 */
export function KeptList<Item extends { id: string }>(props: {
  /** From the loader: the same array until the loader runs again. */
  items: readonly Item[];
  answered?: Answered | null;
  /** What is said of an entry that left without this person's answer. */
  describe: (item: Item) => Left;
  /** Which list it is: another page begins anew. */
  list?: string;
  className: string;
  entryClass: string;
  /** What is around the list and goes with it, such as its heading. */
  frame?: (list: ReactNode) => ReactNode;
  /** An entry's content. */
  children: (item: Item, place: number) => ReactNode;
}) {
  const { items, answered = null, describe, className, entryClass, children } = props;
  const { entries, remove } = useKeptEntries(items, answered, describe, props.list);
  const { isHeld, listeners } = useHold();
  if (entries.length === 0) return null;
  const list = (
    <ul className={className} {...listeners}>
      {entries.map(({ id, item, left }, place) => (
        <KeptPlace
          key={id}
          as="li"
          isLeft={left !== null}
          isOwn={answered?.id === id}
          attributes={{ className: entryClass }}
        >
          {left && <LeftEntry left={left} isHeld={isHeld} onEnd={() => remove(id)} />}
          {!left && item && children(item, place)}
        </KeptPlace>
      ))}
    </ul>
  );
  return props.frame ? props.frame(list) : list;
}
