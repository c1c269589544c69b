import { searchTerms, type SearchTerm } from "#domain/search-terms.ts";
import { sql, type RawBuilder } from "kysely";
import type { Cursor, PageRequest } from "./page.ts";

type Sql = RawBuilder<unknown>;

/** A list as SQL: a table with the columns `id` and `search`, and how to sort, filter and show it. */
export interface List<Sort extends string> {
  table: Sql;
  /** The expression of each sort; an index has it, followed by the id. */
  sorts: Readonly<Record<Sort, Sql>>;
  /** The array of ids that the filters match, an expression of the table's index. */
  filtered: Sql;
  /** Filters that are a condition on a row instead of an id in `filtered`, by their ids. */
  conditions?: Readonly<Record<string, Sql>>;
  /** Ids and `likeness`, best first, of the `allowed` rows with a similar name. */
  similar: (words: Words, allowed: Sql) => Sql;
  /** The columns of a row, and their joins to the id of `found`. */
  columns: Sql;
  joins: Sql;
}

/** The words of a similarity search: as SQL that also sets the threshold, and as text. */
export interface Words {
  asked: Sql;
  text: string;
}

// How many rows are scanned in the list's order before the search index is used.
const scanLimit = 4_000;

// One wrong letter in a word of seven leaves a third of its trigrams.
const similarityThreshold = "0.35";

/**
 * A `with` clause whose `found` has the ids, sort values and likeness (null for an exact match) of a
 * page's rows.
 *
 * There are two plans: scanning in sort order is fast when many rows match, and the search index when
 * few do. A wrong guess of the planner costs seconds with a million rows. So a short scan comes first
 * (`near`). Only if it finds too few rows and there are more to scan, the index is used (`far`).
 */
export function selectMatches<Sort extends string>(
  list: List<Sort>,
  request: PageRequest<Sort>,
  limit: number,
): { found: Sql; direction: Sql } {
  const { cursor, search, filters } = request;
  const isForwards = request.descending === (cursor?.towards === "previous");
  const direction = isForwards ? sql`asc` : sql`desc`;
  const value = list.sorts[request.sort];
  const order = sql`order by ${value} ${direction}, id ${direction}`;
  const rest = afterCursor(cursor, value, isForwards);
  if (search === "" && filters.length === 0) {
    const found = sql`with found as (select id, ${value} as value, null::real as likeness
      from ${list.table} where ${rest} ${order} limit ${limit})`;
    return { found, direction };
  }
  const terms = search === "" ? [] : searchTerms(search);
  const { ids, condition } = splitFilters(list, filters);
  const similar =
    search !== "" && terms && !cursor ? similarIfNoneFound(list, filters, search) : sql``;
  const found = sql`with near as materialized (
      select id, value from (
        select id, ${value} as value, search, ${list.filtered} as filtered, ${condition} as is_met
        from ${list.table} where ${rest} ${order} limit ${scanLimit}
      ) scan where ${matchCondition(terms, ids, sql`filtered`, sql`is_met`)} limit ${limit}
    ), reach as materialized (
      select (select count(*) from near) < ${limit} and (
        select true from ${list.table} where ${rest} ${order} offset ${scanLimit} limit 1
      ) is not null as is_far
    ), far as materialized (
      select id, value from (
        select id, ${value} as value from ${list.table}
        where ${matchCondition(terms, ids, list.filtered, condition)} and ${rest} offset 0
      ) matching where (select is_far from reach)
      order by value ${direction}, id ${direction} limit ${limit}
    ), exact as materialized (
      select id, value from near where not (select is_far from reach)
      union all select id, value from far
    ), found as (
      select id, value, null::real as likeness from exact ${similar}
    )`;
  return { found, direction };
}

/** The condition that a row comes after a cursor, in the direction of the request. */
export function afterCursor(cursor: Cursor | null, value: Sql, isForwards: boolean): Sql {
  if (!cursor) return sql`true`;
  const beyond = isForwards ? sql`>` : sql`<`;
  return sql`(${value}, id) ${beyond} (${cursor.value}, ${cursor.id})`;
}

/**
 * The condition that a row matches. Each value is in a subquery, which hides it from the planner, so
 * that the plan uses the index for common and rare values alike.
 */
export function matchCondition(
  terms: readonly SearchTerm[] | null,
  ids: readonly string[],
  filtered: Sql,
  condition: Sql,
): Sql {
  if (terms === null) return sql`false`;
  const conditions = terms.map(
    (term) => sql`search like (select lower(${patternOf(term)}::text))`,
  );
  if (ids.length > 0) conditions.push(sql`${filtered} @> (select ${[...ids]}::text[])`);
  return sql.join([...conditions, condition], sql` and `);
}

/** The filters that `filtered` matches, and the others as one condition. */
export function splitFilters<Sort extends string>(
  list: List<Sort>,
  filters: readonly string[],
): { ids: string[]; condition: Sql } {
  const isCondition = (id: string) => Object.hasOwn(list.conditions ?? {}, id);
  const conditions = filters.filter(isCondition).map((id) => list.conditions?.[id] ?? sql`true`);
  return {
    ids: filters.filter((id) => !isCondition(id)),
    condition: conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`,
  };
}

/** Escapes the wildcards of a text for `like`. */
export function escapeLikePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

/** The `like` pattern of a search term. */
function patternOf({ text, startsWord }: SearchTerm): string {
  const literal = escapeLikePattern(text);
  return startsWord ? `% ${literal}%` : `%${literal}%`;
}

/** Adds similar names to `found` if there is no exact match. */
function similarIfNoneFound<Sort extends string>(
  list: List<Sort>,
  filters: readonly string[],
  text: string,
): Sql {
  const asked = sql`(select lower(${text}::text) from (
    select set_config('pg_trgm.word_similarity_threshold', ${similarityThreshold}, true) offset 0) threshold)`;
  const { ids, condition } = splitFilters(list, filters);
  const allowed = matchCondition([], ids, list.filtered, condition);
  return sql`union all
    select id, null, likeness from (${list.similar({ asked, text }, allowed)}) similar_names
    where not exists (select from exact)`;
}

/** People with similar names; at most a thousand candidates are compared. */
export function similarNames(table: Sql, name: Sql, { asked, text }: Words, allowed: Sql): Sql {
  return sql`select id, word_similarity(lower(${text}), lower(name)) as likeness from (
      select id, ${name} as name from ${table}
      where lower(${name}) %> ${asked} and ${allowed} limit 1000
    ) candidates order by likeness desc, id limit 25`;
}
