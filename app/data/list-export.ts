import { sql } from "kysely";
import type { Database } from "./database.ts";
import { behind, matches, type List } from "./list-search.ts";
import type { Cursor, PageRequest } from "./page.ts";
import { searchTerms } from "#domain/search-terms.ts";

// Rows that one query looks at: few enough to be quick, many enough for a million to be soon over.
const stretch = 4_000;

/**
 * Every row of a list that a request asks for, in its order, some thousands at a time and only as
 * fast as they are taken. Nothing stays open in between, however slow whoever takes them is; a row
 * is there once at most, and what changes meanwhile may be missed.
 */
export async function* listEverything<Row, Sort extends string>(
  db: Database,
  list: List<Sort>,
  request: PageRequest<Sort>,
): AsyncGenerator<Row[]> {
  const value = list.sorts[request.sort];
  const isForwards = !request.descending;
  const direction = isForwards ? sql`asc` : sql`desc`;
  const order = sql`order by ${value} ${direction}, id ${direction}`;
  const upTo = isForwards ? sql`<=` : sql`>=`;
  const terms = request.search === "" ? [] : searchTerms(request.search);
  const matching = matches(terms, request.filters, list.filtered);
  let cursor: Cursor | null = null;
  do {
    const start = behind(cursor, value, isForwards);
    const ends: { value: string; id: string }[] = (
      await sql<{ value: string; id: string }>`
        select ${value}::text as value, id from ${list.table} where ${start} ${order}
        offset ${stretch - 1} limit 1`.execute(db)
    ).rows;
    const end = ends[0];
    const within = end ? sql`(${value}, id) ${upTo} (${end.value}, ${end.id})` : sql`true`;
    const { rows } = await sql<Row>`
      with found as materialized (
        select id, ${value} as value from ${list.table} where ${start} and ${within} and ${matching}
      )
      select ${list.columns} from found ${list.joins}
      order by found.value ${direction}, found.id ${direction}`.execute(db);
    yield rows;
    cursor = end ? { towards: "next", ...end } : null;
  } while (cursor);
}
