import type { Cursor, PageRequest } from "#data/shared/page.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { typedText } from "#domain/shared/typed/typed-text.ts";
import type { Filter } from "./filters.ts";

/** The columns by which a list can be sorted, with the type of their values; the first is the default. */
export type Sorts<Sort extends string> = Readonly<Record<Sort, "text" | "date">>;

/** The sortable columns of each list. */
export const listSorts = {
  students: { joined: "date", name: "text", email: "text", class: "text" },
  tutors: { applied: "date", name: "text", email: "text", experience: "text", status: "text" },
  assignments: {
    assigned: "date",
    student: "text",
    class: "text",
    subject: "text",
    tutor: "text",
    status: "text",
  },
} as const;

/**
 * Reads which page of a list a URL requests: `q`, the filters, `sort`, `order`, and a cursor.
 * Invalid values are ignored. By default, dates are sorted newest first and text from A to Z.
 */
export function readListRequest<Sort extends string>(
  params: URLSearchParams,
  sorts: Sorts<Sort>,
  filters: readonly Filter[],
): PageRequest<Sort> {
  const names = Object.keys(sorts) as [Sort, ...Sort[]];
  const sort = names.find((name) => name === params.get("sort")) ?? names[0];
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

/** A URL parameter as text, normalised like the stored text that it is compared with. */
export function readText(params: URLSearchParams, name: string): string {
  return typedText(params.get(name) ?? "");
}

// The format in which PostgreSQL writes a timestamp; a cursor contains nothing else.
const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

function isTimestamp(text: string): boolean {
  return timestamp.test(text) && parseMoment(text) !== null;
}

function readCursor(params: URLSearchParams, type: "text" | "date"): Cursor | null {
  const towards = params.get("towards");
  const value = readText(params, "at");
  const id = readText(params, "id");
  if (towards !== "next" && towards !== "previous") return null;
  if (!isRecordId(id) || (type === "date" && !isTimestamp(value))) return null;
  return { towards, value, id };
}

/** The URL of another page of the same list. */
export function pageUrl(params: URLSearchParams, cursor: Cursor): string {
  const next = new URLSearchParams(params);
  next.set("towards", cursor.towards);
  next.set("at", cursor.value);
  next.set("id", cursor.id);
  return `?${next}`;
}

/** The URL of the same list sorted by another column or in the other direction. */
export function sortUrl(
  path: string,
  params: URLSearchParams,
  sort: string,
  order: "asc" | "desc",
): string {
  const next = withoutCursor(params);
  next.set("sort", sort);
  next.set("order", order);
  return `${path}?${next}`;
}

/** The URL of the same list with another choice of one filter, or with none (null). */
export function filterUrl(
  path: string,
  params: URLSearchParams,
  name: string,
  id: string | null,
): string {
  const next = withoutCursor(params);
  if (id === null) next.delete(name);
  else next.set(name, id);
  return next.size > 0 ? `${path}?${next}` : path;
}

/**
 * A list's URL parameters for its first page: without the cursor, and without what a form adds that
 * was sent without JavaScript (empty fields, and the scope of the search).
 */
export function withoutCursor(params: URLSearchParams): URLSearchParams {
  const left = new Set(["towards", "at", "id", "in"]);
  return new URLSearchParams(
    [...params].filter(([name, value]) => !left.has(name) && value !== ""),
  );
}
