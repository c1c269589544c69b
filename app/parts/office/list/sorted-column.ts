import { sortUrl } from "./request.ts";
import { messages } from "#parts/office/messages.ts";

/** The current sorting of a list. */
export interface Sorted {
  sort: string;
  descending: boolean;
}

/**
 * Returns a function that gives the label and the `sort` of a table's column; the link of the sorted
 * column reverses the order. What it sorts by may have a name of its own.
 */
export function sorting(path: string, params: URLSearchParams, sorted: Sorted) {
  return (sort: string, label: string, named = label) => {
    const isSorted = sorted.sort === sort;
    const order = isSorted && !sorted.descending ? "desc" : "asc";
    const direction = sorted.descending ? ("descending" as const) : ("ascending" as const);
    const now = isSorted ? direction : undefined;
    const to = sortUrl(path, params, sort, order);
    return { label, sort: { to, now, hint: messages.sortBy(named) } };
  };
}
