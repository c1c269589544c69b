import { useState } from "react";

/** What is said of an entry that has left its list. */
export interface Left {
  name: string;
  /** The language of the name, where it isn't the page's. */
  lang?: string | undefined;
  /** What was done. */
  text: string;
  /** The URL that undoes it, and its button's label. */
  undo?: { to: string; label: string } | null;
}

/** The entry that this person has just answered, and its place in the list before. */
export interface Answered extends Left {
  id: string;
  place: number;
}

export interface KeptEntry<Item> {
  id: string;
  /** null where only the server has said that it was in the list. */
  item: Item | null;
  /** null while it is in the list. */
  left: Left | null;
}

/**
 * The entries of a list, in which those that have left since it was shown keep their places.
 *
 * @param before what was shown; none for a new page, where `answered` alone is known
 * @param describe what is said of an entry that left without this person's answer
 */
export function keepPlaces<Item extends { id: string }>(
  before: readonly KeptEntry<Item>[],
  items: readonly Item[],
  answered: Answered | null,
  describe: (item: Item) => Left,
): KeptEntry<Item>[] {
  const present = new Set(items.map(({ id }) => id));
  const entries: KeptEntry<Item>[] = items.map((item) => ({ id: item.id, item, left: null }));
  for (const [place, { id, item, left }] of before.entries()) {
    if (present.has(id)) continue;
    const said = answered?.id === id ? answered : (left ?? (item && describe(item)));
    entries.splice(place, 0, { id, item, left: said });
  }
  if (answered && !entries.some(({ id }) => id === answered.id)) {
    entries.splice(answered.place, 0, { id: answered.id, item: null, left: answered });
  }
  return entries;
}

/**
 * `keepPlaces` from answer to answer.
 *
 * @param items from the loader: the same array until the loader runs again
 * @param list which list it is: another page or filter begins anew
 */
export function useKeptEntries<Item extends { id: string }>(
  items: readonly Item[],
  answered: Answered | null,
  describe: (item: Item) => Left,
  list = "",
): { entries: readonly KeptEntry<Item>[]; remove: (id: string) => void } {
  const [last, setLast] = useState({ items, answered, list });
  const [entries, setEntries] = useState(() => keepPlaces([], items, answered, describe));
  if (last.items !== items || last.answered !== answered || last.list !== list) {
    setLast({ items, answered, list });
    setEntries(keepPlaces(last.list === list ? entries : [], items, answered, describe));
  }
  const remove = (id: string) => setEntries((all) => all.filter((entry) => entry.id !== id));
  return { entries, remove };
}
