import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import { findRows, type List } from "./list-search.ts";

/** Rows of a list that stand on one page. */
export const pageSize = 25;

/** Which page of a sorted, searched, filtered list is wanted. */
export interface PageRequest<Sort extends string> {
  /** What is looked for (`searchTerms` says how); '' for everything. */
  search: string;
  /** Ids of a class, a subject, a status: a row has to bear each. */
  filters: readonly string[];
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
  /** true where nothing was found and these rows bear a name that is spelt almost like it */
  isAlike: boolean;
  previous: Cursor | null;
  next: Cursor | null;
}

interface Found {
  id: string;
  /** PostgreSQL's text of the sorted value: a Date would lose its microseconds. */
  sortValue: string;
  isAlike: boolean;
}

/** Runs a list for one page by keyset, so that the last page costs what the first does. */
export async function selectPage<Row extends { id: string }, Sort extends string>(
  db: Database,
  list: List<Sort>,
  request: PageRequest<Sort>,
): Promise<Page<Row>> {
  const { cursor } = request;
  const backwards = cursor?.towards === "previous";
  const statement = selectRows(list, request, pageSize + 1);
  const { rows: found } = await statement.execute(db);
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  const isAlike = rows[0]?.isAlike ?? false;
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const before = cursor !== null && (!backwards || more);
  const after = (backwards || more) && !isAlike;
  return {
    rows: rows as unknown as Row[],
    isAlike,
    previous: first && before ? cursorAt(first, "previous") : null,
    next: last && after ? cursorAt(last, "next") : null,
  };
}

/** The rows of a list that a request asks for, at most `limit` of them, in the cursor's direction. */
export function selectRows<Sort extends string>(
  list: List<Sort>,
  request: PageRequest<Sort>,
  limit: number,
): RawBuilder<Found> {
  const { found, direction } = findRows(list, request, limit);
  return sql<Found>`${found}
    select found.value::text as "sortValue", found.likeness is not null as "isAlike", ${list.columns}
    from found ${list.joins}
    order by found.likeness desc nulls first, found.value ${direction}, found.id ${direction}`;
}

function cursorAt({ sortValue, id }: Found, towards: Cursor["towards"]): Cursor {
  return { towards, value: sortValue, id };
}
