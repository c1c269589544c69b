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

// The index is read once for each combination of the words' patterns: at most nine times.
const maxSounds = 3;

/**
 * A `with` clause whose `found` has the ids, sort values and likeness (null for an exact match) of a
 * page's rows.
 *
 * There are two plans: scanning in sort order is fast when many rows match, and the search index when
 * few do. A wrong guess of the planner costs seconds with a million rows. So a short scan comes first
 * (`near`). Only if it finds too few rows and there are more to scan, the index is used (`far`).
 *
 * A row matches as typed or by the sound of a name. With `exactFirst`, rows that match only by sound
 * are selected after the others, and only if there is room.
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
    const found = sql`with found as (select id, ${value} as value, 0 as rank, null::real as likeness
      from ${list.table} where ${rest} ${order} limit ${limit})`;
    return { found, direction };
  }
  const terms = search === "" ? [] : searchTerms(search);
  const { ids, condition } = splitFilters(list, filters);
  const similar =
    search !== "" && terms && !cursor ? similarIfNoneFound(list, filters, search) : sql``;
  const walk = { table: list.table, value, rest, order, direction, limit };
  const matching = (isBySound: boolean) => ({
    inScan: matchCondition(terms, ids, sql`filtered`, sql`is_met`, isBySound),
    inTable: matchCondition(terms, ids, list.filtered, condition, isBySound),
    shown: sql`${list.filtered} as filtered, ${condition} as is_met`,
  });
  const matches =
    request.exactFirst && search !== ""
      ? sql`${selectTier("typed", walk, matching(false), sql`true`)},
        ${selectTier("heard", walk, matching(true), sql`(select count(*) from typed) < ${limit}`)},
        exact as (
          select id, value, 0 as rank from typed
          union all
          select id, value, 1 from heard where id not in (select id from typed)
        )`
      : sql`${selectTier("matching", walk, matching(true), sql`true`)},
        exact as (select id, value, 0 as rank from matching)`;
  const found = sql`with ${matches}, found as (
      select id, value, rank, null::real as likeness from exact ${similar}
    )`;
  return { found, direction };
}

/** How a list is read in its order, from the cursor on. */
interface Walk {
  table: Sql;
  value: Sql;
  rest: Sql;
  order: Sql;
  direction: Sql;
  limit: number;
}

/** The condition that a row matches, on the rows of the scan and on those of the table. */
interface Matching {
  inScan: Sql;
  inTable: Sql;
  /** What `inScan` reads of each row besides `search`. */
  shown: Sql;
}

/** The parts of a `with` clause that select the first matching rows, if they are wanted at all. */
function selectTier(
  tier: "matching" | "typed" | "heard",
  { table, value, rest, order, direction, limit }: Walk,
  { inScan, inTable, shown }: Matching,
  isWanted: Sql,
): Sql {
  const [near, reach, far] = ["near", "reach", "far"].map((part) => sql.raw(`${part}_${tier}`));
  return sql`${near} as materialized (
      select id, value from (
        select id, ${value} as value, search, ${shown} from ${table} where ${rest} ${order} limit ${scanLimit}
      ) scan where ${isWanted} and ${inScan} limit ${limit}
    ), ${reach} as materialized (
      select ${isWanted} and (select count(*) from ${near}) < ${limit} and (
        select true from ${table} where ${rest} ${order} offset ${scanLimit} limit 1
      ) is not null as is_far
    ), ${far} as materialized (
      select id, value from (
        select id, ${value} as value from ${table} where ${inTable} and ${rest} offset 0
      ) beyond where (select is_far from ${reach})
      order by value ${direction}, id ${direction} limit ${limit}
    ), ${sql.raw(tier)} as materialized (
      select id, value from ${near} where not (select is_far from ${reach})
      union all select id, value from ${far}
    )`;
}

/** The condition that a row comes after a cursor, in the direction of the request. */
export function afterCursor(cursor: Cursor | null, value: Sql, isForwards: boolean): Sql {
  if (!cursor) return sql`true`;
  const beyond = isForwards ? sql`>` : sql`<`;
  return sql`(${value}, id) ${beyond} (${cursor.value}, ${cursor.id})`;
}

/**
 * The condition that a row matches, as typed or (`isBySound`) by the sound of a name. Each value is in a
 * subquery, which hides it from the planner, so that the plan uses the index for common and rare
 * values alike.
 */
export function matchCondition(
  terms: readonly SearchTerm[] | null,
  ids: readonly string[],
  filtered: Sql,
  condition: Sql,
  isBySound = true,
): Sql {
  if (terms === null) return sql`false`;
  const conditions = terms.map((term, place) => {
    const typed = sql`lower(${patternOf(term)}::text)`;
    if (!isBySound || place >= maxSounds) return sql`search like (select ${typed})`;
    const sounds = [term.text];
    // "Rama Krishna" is also "Ramakrishna".
    if (terms.length === 2) sounds.push(terms.map(({ text }) => text).join(""));
    const patterns = sounds.map((text) => sql`sound_pattern(${text}::text)`);
    return sql`search like any ((select array[${sql.join([typed, ...patterns])}])::text[])`;
  });
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
function escapeLikePattern(text: string): string {
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
    select id, null, 2, likeness from (${list.similar({ asked, text }, allowed)}) similar_names
    where not exists (select from exact)`;
}

/** People with similar names; at most a thousand candidates are compared. */
export function similarNames(table: Sql, name: Sql, { asked, text }: Words, allowed: Sql): Sql {
  return sql`select id, word_similarity(lower(${text}), lower(name)) as likeness from (
      select id, ${name} as name from ${table}
      where lower(${name}) %> ${asked} and ${allowed} limit 1000
    ) candidates order by likeness desc, id limit 25`;
}
