import type { Cursor, PageRequest } from "#data/page.ts";
import { parseMoment } from "#domain/india-time.ts";
import { isRecordId } from "#domain/record-id.ts";
import { typedText } from "#domain/typed-text.ts";
import type { Filter } from "./list-filters.ts";

/** The columns that a list sorts by, the first by default, and what their values are. */
export type Sorts<Sort extends string> = Readonly<Record<Sort, "text" | "date">>;

/** What each list is sorted by. */
export const listSorts = {
  students: { joined: "date", name: "text" },
  tutors: { applied: "date", name: "text" },
  assignments: { assigned: "date", student: "text" },
} as const;

/**
 * Reads which page of a list an address asks for: `q`, the filters, `sort`, `order`, and a cursor.
 * Whatever is not understood counts as not asked for. Dates come newest first, text from A to Z.
 */
export function readListRequest<Sort extends string>(
  params: URLSearchParams,
  sorts: Sorts<Sort>,
  filters: readonly Filter[],
): PageRequest<Sort> {
  const names = Object.keys(sorts) as [Sort, ...Sort[]];
  const sort = names.find((one) => one === params.get("sort")) ?? names[0];
  const order = params.get("order");
  return {
    search: readText(params, "q").trim().slice(0, 100),
    filters: filters.flatMap(({ name, choices }) =>
      choices.map(({ id }) => id).filter((id) => id === params.get(name)),
    ),
    sort,
    descending: order === null ? sorts[sort] === "date" : order === "desc",
    cursor: readCursor(params, sorts[sort]),
  };
}

/** A parameter as text, spelt as what it is compared with. */
export function readText(params: URLSearchParams, name: string): string {
  return typedText(params.get(name) ?? "");
}

// As PostgreSQL writes a moment, and no more than it reads back.
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

function isMoment(text: string): boolean {
  return moment.test(text) && parseMoment(text) !== null;
}

function readCursor(params: URLSearchParams, type: "text" | "date"): Cursor | null {
  const towards = params.get("towards");
  const value = readText(params, "at");
  const id = readText(params, "id");
  if (towards !== "next" && towards !== "previous") return null;
  if (!isRecordId(id) || (type === "date" && !isMoment(value))) return null;
  return { towards, value, id };
}

/** The address of another page of the same list. */
export function pageAddress(params: URLSearchParams, cursor: Cursor): string {
  const next = new URLSearchParams(params);
  next.set("towards", cursor.towards);
  next.set("at", cursor.value);
  next.set("id", cursor.id);
  return `?${next}`;
}

/** The address of the same list sorted by another column, or the other way round. */
export function sortAddress(params: URLSearchParams, sort: string, order: "asc" | "desc"): string {
  const next = firstPage(params);
  next.set("sort", sort);
  next.set("order", order);
  return `?${next}`;
}

/** What a list's address asks for, but for the page. */
export function firstPage(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ["towards", "at", "id"]) next.delete(name);
  return next;
}
