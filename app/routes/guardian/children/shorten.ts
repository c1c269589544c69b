/** How many items of each list are shown for one child. */
const maxShown = 20;

/** The part of a list that is shown. */
export interface Shortened<Item> {
  shown: Item[];
  all: number;
  /** Whether the item that the address asks for is in it. */
  isAsked: boolean;
}

/** The first items of a list, and the one that the address asks for wherever it is. */
export function shorten<Item extends { id: string }>(
  items: readonly Item[],
  asked: string | null = null,
): Shortened<Item> {
  const isAsked = ({ id }: Item) => id === asked;
  const shown = [...items.slice(0, maxShown), ...items.slice(maxShown).filter(isAsked)];
  return { shown, all: items.length, isAsked: shown.some(isAsked) };
}
