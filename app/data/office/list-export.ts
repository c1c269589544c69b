import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { matchEither } from "#data/shared/list-match.ts";
import { afterCursor, allowedMatch, splitFilters, type List } from "#data/shared/list-search.ts";
import type { Cursor, PageRequest } from "#data/shared/page.ts";
import { searchTerms } from "#domain/shared/search-terms.ts";

// The rows scanned by one query: few enough for a short query, many enough for a million rows.
const batchSize = 4_000;

/**
 * All rows of a list that match a request, in its order, in batches of some thousands. The next batch
 * is read when the consumer asks for it, and no transaction stays open in between. Each row comes at
 * most once; concurrent changes may be missed.
 */
export async function* listAllRows<Row, Sort extends string>(
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
  const { ids, condition } = splitFilters(list, request.filters);
  const matching = allowedMatch(matchEither(terms, "on a row"), ids, list.filtered, condition);
  let cursor: Cursor | null = null;
  do {
    const start = afterCursor(cursor, value, isForwards);
    const ends: { value: string; id: string }[] = (
      await sql<{ value: string; id: string }>`
        select ${value}::text as value, id from ${list.table} where ${start} ${order}
        offset ${batchSize - 1} limit 1`.execute(db)
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
