import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** Rows of a list that stand on one page. */
export const pageSize = 25;

/** Which page of a sorted, searched list is wanted. */
export interface PageRequest<Sort extends string> {
  /** Part of a name, email or phone; '' for everything. */
  search: string;
  sort: Sort;
  descending: boolean;
  /** The page behind (`next`) or before (`previous`) the row that the cursor names. */
  cursor: Cursor | null;
}

export interface Cursor {
  towards: "next" | "previous";
  value: string;
  id: string;
}

export interface Page<Row> {
  rows: Row[];
  previous: Cursor | null;
  next: Cursor | null;
}

interface SortKey {
  /** PostgreSQL's text of the sorted value: a Date would lose its microseconds. */
  sortValue: string;
  id: string;
}

/**
 * Runs a list query for one page by keyset, so that the last page costs what the first does.
 *
 * @param query must select the row's `id`
 * @param by the sorted expression and the id that makes it unique
 */
export async function selectPage<DB extends Tables, TB extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  by: { value: RawBuilder<unknown>; id: RawBuilder<unknown> },
  request: PageRequest<string>,
): Promise<Page<Row>> {
  const { cursor, descending } = request;
  const backwards = cursor?.towards === "previous";
  const direction = descending === backwards ? sql`asc` : sql`desc`;
  const beyond = descending === backwards ? sql`>` : sql`<`;
  let sorted = query
    .select(sql<string>`(${by.value})::text`.as("sortValue"))
    .orderBy(sql`${by.value} ${direction}, ${by.id} ${direction}`)
    .limit(pageSize + 1);
  if (cursor) {
    sorted = sorted.where(
      sql<boolean>`(${by.value}, ${by.id}) ${beyond} (${cursor.value}, ${cursor.id})`,
    );
  }
  const found = (await sorted.execute()) as unknown as (Row & SortKey)[];
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const before = cursor !== null && (!backwards || more);
  const after = backwards || more;
  return {
    rows,
    previous: first && before ? cursorAt(first, "previous") : null,
    next: last && after ? cursorAt(last, "next") : null,
  };
}

function cursorAt({ sortValue, id }: SortKey, towards: Cursor["towards"]): Cursor {
  return { towards, value: sortValue, id };
}

/** A search as a pattern for `ilike`, its own wildcards taken literally. */
export function containing(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
