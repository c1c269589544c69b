import { searchTerms, type SearchTerm } from "#domain/search-terms.ts";
import { sql, type RawBuilder } from "kysely";
import type { Cursor, PageRequest } from "./page.ts";

type Sql = RawBuilder<unknown>;

/** A list as SQL: a table that has `id` and `search`, and what its rows show. */
export interface List<Sort extends string> {
  table: Sql;
  /** What each sort orders by; an index has it, with the id behind it. */
  sorts: Readonly<Record<Sort, Sql>>;
  /** The array of ids that filters ask for, as the table's index has it. */
  filtered: Sql;
  /** Ids and `likeness`, best first, of rows that are `allowed` and have a name spelt almost so. */
  alike: (words: Words, allowed: Sql) => Sql;
  /** The columns of a row, and the joins that have them, by the id of `found`. */
  columns: Sql;
  joins: Sql;
}

/** What is looked for: to the index, which also says how alike is alike enough, and as it is. */
export interface Words {
  asked: Sql;
  text: string;
}

// How many rows in a list's order are looked at before the index of all of them is asked.
const walked = 4_000;

// A typing error in a word of seven letters leaves a third of its trigrams.
const alikeEnough = "0.35";

/**
 * A `with` clause whose `found` has the ids, sorted values and likeness (null for what is just
 * what was asked for) of a page's rows.
 *
 * Two ways lead to them. Walking along the sort is quick where much matches, and searching the
 * index where little does; the planner guesses, and a wrong guess costs seconds in a million rows.
 * So the walk comes first and is short. Only where it ends with too few, and there is more behind
 * it, the index is asked.
 */
export function findRows<Sort extends string>(
  list: List<Sort>,
  request: PageRequest<Sort>,
  limit: number,
): { found: Sql; direction: Sql } {
  const { cursor, search, filters } = request;
  const isForwards = request.descending === (cursor?.towards === "previous");
  const direction = isForwards ? sql`asc` : sql`desc`;
  const value = list.sorts[request.sort];
  const order = sql`order by ${value} ${direction}, id ${direction}`;
  const rest = behind(cursor, value, isForwards);
  if (search === "" && filters.length === 0) {
    const found = sql`with found as (select id, ${value} as value, null::real as likeness
      from ${list.table} where ${rest} ${order} limit ${limit})`;
    return { found, direction };
  }
  const terms = search === "" ? [] : searchTerms(search);
  const alike =
    search !== "" && terms && !cursor ? unlessFound(list, filters, search) : sql``;
  const found = sql`with near as materialized (
      select id, value from (
        select id, ${value} as value, search, ${list.filtered} as filtered
        from ${list.table} where ${rest} ${order} limit ${walked}
      ) walk where ${matches(terms, filters, sql`filtered`)} limit ${limit}
    ), way as materialized (
      select (select count(*) from near) < ${limit} and (
        select true from ${list.table} where ${rest} ${order} offset ${walked} limit 1
      ) is not null as is_far
    ), far as materialized (
      select id, value from (
        select id, ${value} as value from ${list.table}
        where ${matches(terms, filters, list.filtered)} and ${rest} offset 0
      ) matching where (select is_far from way)
      order by value ${direction}, id ${direction} limit ${limit}
    ), exact as materialized (
      select id, value from near where not (select is_far from way)
      union all select id, value from far
    ), found as (
      select id, value, null::real as likeness from exact ${alike}
    )`;
  return { found, direction };
}

/** Whether a row stands behind a cursor, in the direction that is asked for. */
export function behind(cursor: Cursor | null, value: Sql, isForwards: boolean): Sql {
  if (!cursor) return sql`true`;
  const beyond = isForwards ? sql`>` : sql`<`;
  return sql`(${value}, id) ${beyond} (${cursor.value}, ${cursor.id})`;
}

/**
 * Whether a row matches. Each value stands in a query of its own, so that the planner cannot look
 * at it: it then takes the index for every search, common or rare.
 */
export function matches(
  terms: readonly SearchTerm[] | null,
  filters: readonly string[],
  filtered: Sql,
): Sql {
  if (terms === null) return sql`false`;
  if (terms.length === 0 && filters.length === 0) return sql`true`;
  const conditions = terms.map(
    (term) => sql`search like (select lower(${patternOf(term)}::text))`,
  );
  if (filters.length > 0) {
    conditions.push(sql`${filtered} @> (select ${[...filters]}::text[])`);
  }
  return sql.join(conditions, sql` and `);
}

/** What a pattern has where just this text is meant: its own wildcards are taken literally. */
export function literalInPattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

/** The pattern that a row's text has to be like. */
function patternOf({ text, startsWord }: SearchTerm): string {
  const literal = literalInPattern(text);
  return startsWord ? `% ${literal}%` : `%${literal}%`;
}

/** What is added to `found` where nothing is exact. */
function unlessFound<Sort extends string>(
  list: List<Sort>,
  filters: readonly string[],
  text: string,
): Sql {
  const asked = sql`(select lower(${text}::text) from (
    select set_config('pg_trgm.word_similarity_threshold', ${alikeEnough}, true) offset 0) threshold)`;
  const allowed =
    filters.length > 0 ? sql`${list.filtered} @> (select ${[...filters]}::text[])` : sql`true`;
  return sql`union all
    select id, null, likeness from (${list.alike({ asked, text }, allowed)}) alike
    where not exists (select from exact)`;
}

/** People whose names are spelt almost so; of very many only some are compared. */
export function alikeNames(table: Sql, name: Sql, { asked, text }: Words, allowed: Sql): Sql {
  return sql`select id, word_similarity(lower(${text}), lower(name)) as likeness from (
      select id, ${name} as name from ${table}
      where lower(${name}) %> ${asked} and ${allowed} limit 1000
    ) candidates order by likeness desc, id limit 25`;
}
