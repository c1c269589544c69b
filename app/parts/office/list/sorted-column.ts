import { sortUrl } from "./request.ts";
import { messages } from "#parts/office/messages.ts";

/** The current sorting of a list. */
export interface Sorted {
  sort: string;
  descending: boolean;
}

/** The `sort` of a table's column; the link of the sorted column reverses the order. */
export function sortable(params: URLSearchParams, sorted: Sorted, sort: string, label: string) {
  const isSorted = sorted.sort === sort;
  const order = isSorted && !sorted.descending ? "desc" : "asc";
  const direction = sorted.descending ? ("descending" as const) : ("ascending" as const);
  return {
    to: sortUrl(params, sort, order),
    now: isSorted ? direction : undefined,
    hint: messages.sortBy(label),
  };
}
