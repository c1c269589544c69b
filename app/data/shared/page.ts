import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import {
  newContactReadsSql,
  type ContactReader,
  type ContactsFound,
} from "#data/audit/contact-reads.ts";
import { selectMatches, type List } from "./list-search.ts";
import { executeByText } from "./prepared.ts";

/** The number of rows on one page. */
export const pageSize = 25;

/** A page of a sorted, searched and filtered list. */
export interface PageRequest<Sort extends string> {
  /** The search text (see `searchTerms`); '' for everything. */
  search: string;
  /** Ids of a class, a subject or a status: a row must have them all. */
  filters: readonly string[];
  sort: Sort;
  descending: boolean;
  /** Whether rows that match as typed precede those that match by sound; for a first page only. */
  exactFirst?: boolean;
  /** The row after (`next`) or before (`previous`) which the page lies. */
  cursor: Cursor | null;
}

export interface Cursor {
  towards: "next" | "previous";
  value: string;
  id: string;
}

export interface Page<Row> {
  rows: Row[];
  /** Whether there was no exact match and these rows have similar names. */
  isSimilar: boolean;
  previous: Cursor | null;
  next: Cursor | null;
}

interface FoundRow {
  id: string;
  /** The sort value as PostgreSQL text, because a Date would lose the microseconds. */
  sortValue: string;
  isSimilar: boolean;
}

/** Reads one page of a list by keyset, so that every page costs the same. */
export async function selectPage<Row extends { id: string }, Sort extends string>(
  db: Database,
  list: List<Sort>,
  request: PageRequest<Sort>,
): Promise<Page<Row>> {
  return toPage(await execute(db, selectRows(list, request, pageSize + 1), request), request);
}

/** The same for a list of students with their contacts; the statement records that they are read. */
export async function selectContacts<Row extends { id: string }, Sort extends string>(
  db: Database,
  list: List<Sort>,
  request: PageRequest<Sort>,
  reader: ContactReader,
): Promise<ContactsFound<Page<Row>>> {
  const shown = sql`array(select id from listed where place <= ${sql.lit(pageSize)})`;
  const query = sql<FoundRow & { isNewRead: boolean }>`
    with listed as materialized (
      select *, row_number() over () as place
      from (${selectRows(list, request, pageSize + 1)}) ordered
    ), reads as (${newContactReadsSql(reader, shown)})
    select *, id in (select id from reads) as "isNewRead" from listed order by place`;
  const rows = await execute(db, query, request);
  return {
    found: toPage(rows, request),
    newReads: rows.filter(({ isNewRead }) => isNewRead).map(({ id }) => id),
  };
}

/** Executes the statement of a page. Its plan for a cursor depends on where in the list that lies. */
async function execute<Row>(
  db: Database,
  query: RawBuilder<Row>,
  { cursor }: PageRequest<string>,
): Promise<readonly Row[]> {
  return cursor === null ? executeByText(db, query) : (await query.execute(db)).rows;
}

/** @param found in the cursor's direction, with one row more than the page if there are more */
function toPage<Row extends { id: string }, Sort extends string>(
  found: readonly FoundRow[],
  { cursor }: PageRequest<Sort>,
): Page<Row> {
  const backwards = cursor?.towards === "previous";
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  const isSimilar = rows[0]?.isSimilar ?? false;
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const before = cursor !== null && (!backwards || more);
  const after = (backwards || more) && !isSimilar;
  return {
    rows: rows as unknown as Row[],
    isSimilar,
    previous: first && before ? cursorAt(first, "previous") : null,
    next: last && after ? cursorAt(last, "next") : null,
  };
}

/** The first `limit` rows that match a request, in the cursor's direction. */
export function selectRows<Sort extends string>(
  list: List<Sort>,
  request: PageRequest<Sort>,
  limit: number,
): RawBuilder<FoundRow> {
  const { found, direction } = selectMatches(list, request, limit);
  return sql<FoundRow>`${found}
    select found.value::text as "sortValue", found.likeness is not null as "isSimilar", ${list.columns}
    from found ${list.joins}
    order by found.rank, found.likeness desc, found.value ${direction}, found.id ${direction}`;
}

function cursorAt({ sortValue, id }: FoundRow, towards: Cursor["towards"]): Cursor {
  return { towards, value: sortValue, id };
}
