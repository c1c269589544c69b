import { sortAddress } from "./list-request.ts";
import { messages } from "./messages.ts";

/** How a list is sorted now. */
export interface Sorted {
  sort: string;
  descending: boolean;
}

/** The sorting part of a table's column: a click on the sorted one turns it round. */
export function sortable(params: URLSearchParams, sorted: Sorted, sort: string, label: string) {
  const isSorted = sorted.sort === sort;
  const order = isSorted && !sorted.descending ? "desc" : "asc";
  const direction = sorted.descending ? ("descending" as const) : ("ascending" as const);
  return {
    to: sortAddress(params, sort, order),
    now: isSorted ? direction : undefined,
    hint: messages.sortBy(label),
  };
}
