import { searchTerms } from "#domain/shared/search-terms.ts";
import { sql, type RawBuilder } from "kysely";
import { matchEither, matchHeard, matchTyped, mayBeName, type How } from "./list-match.ts";
import type { Cursor, PageRequest } from "./page.ts";

type Sql = RawBuilder<unknown>;

/** A list as SQL: a table with the columns `id`, `search` and `sounds`, and how to sort, filter and show it. */
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
const scanLimit = sql.lit(4_000);

// One wrong letter in a word of seven leaves a third of its trigrams.
const similarityThreshold = "0.35";

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
  wanted: number,
): { found: Sql; direction: Sql } {
  const { cursor, search, filters } = request;
  const limit = sql.lit(wanted);
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
  const tier = (name: string, match: (how: How) => Sql, isWanted = sql`true`): Tier => ({
    name,
    isWanted,
    onRow: allowedMatch(match("on a row"), ids, list.filtered, condition),
    inIndex: allowedMatch(match("in the index"), ids, list.filtered, condition),
  });
  const tiers =
    request.exactFirst && terms?.some(mayBeName)
      ? [
          tier("typed", (how) => matchTyped(terms, how)),
          tier(
            "heard",
            (how) => matchHeard(terms, how),
            sql`(select count(*) from typed) < ${limit}`,
          ),
        ]
      : [tier("matching", (how) => matchEither(terms, how))];
  const walk = { table: list.table, value, rest, order, direction, limit };
  const found = sql`with ${sql.join([scan(walk, tiers), ...tiers.map((each) => selectTier(walk, each))])},
    exact as (${sql.join(tiers.map(selectNew), sql` union all `)}),
    found as (select id, value, rank, null::real as likeness from exact ${similar})`;
  return { found, direction };
}

/** How a list is read in its order, from the cursor on. */
interface Walk {
  table: Sql;
  value: Sql;
  rest: Sql;
  order: Sql;
  direction: Sql;
  limit: Sql;
}

/** Rows that are selected before those of the next tier, if they are wanted at all. */
interface Tier {
  name: string;
  isWanted: Sql;
  onRow: Sql;
  inIndex: Sql;
}

const nameOf = ({ name }: Tier, part = "") => sql.raw(`${part}${name}`);

/**
 * The matches among the first rows in the list's order, which are read until the tiers have enough, and
 * whether there are more rows.
 */
function scan({ table, value, rest, order }: Walk, tiers: readonly Tier[]): Sql {
  const are = tiers.map((tier) => sql`${tier.onRow} as ${nameOf(tier, "is_")}`);
  const isMatch = sql.join(
    tiers.map((tier) => nameOf(tier, "is_")),
    sql` or `,
  );
  return sql`scan as (
      select * from (
        select id, ${value} as value, ${sql.join(are)} from ${table}
        where ${rest} ${order} limit ${scanLimit}
      ) scanned where ${isMatch}
    ), more as materialized (
      select exists (select from ${table} where ${rest} ${order} offset ${scanLimit}) as are_more
    )`;
}

/** The parts of a `with` clause that select the first rows of a tier. */
function selectTier({ table, value, rest, direction, limit }: Walk, tier: Tier): Sql {
  const [near, reach, far] = ["near_", "reach_", "far_"].map((part) => nameOf(tier, part));
  return sql`${near} as materialized (
      select id, value from scan where ${tier.isWanted} and ${nameOf(tier, "is_")} limit ${limit}
    ), ${reach} as materialized (
      select ${tier.isWanted} and (select count(*) from ${near}) < ${limit}
        and (select are_more from more) as is_far
    ), ${far} as materialized (
      select id, value from (
        select id, ${value} as value from ${table} where ${tier.inIndex} and ${rest} offset 0
      ) beyond where (select is_far from ${reach})
      order by value ${direction}, id ${direction} limit ${limit}
    ), ${nameOf(tier)} as materialized (
      select id, value from ${near} where not (select is_far from ${reach})
      union all select id, value from ${far}
    )`;
}

/** The rows of a tier that are not in the first one. */
function selectNew(tier: Tier, rank: number): Sql {
  const isNew = rank === 0 ? sql`true` : sql`id not in (select id from typed)`;
  return sql`select id, value, ${sql.lit(rank)} as rank from ${nameOf(tier)} where ${isNew}`;
}

/** The condition that a row comes after a cursor, in the direction of the request. */
export function afterCursor(cursor: Cursor | null, value: Sql, isForwards: boolean): Sql {
  if (!cursor) return sql`true`;
  const beyond = isForwards ? sql`>` : sql`<`;
  return sql`(${value}, id) ${beyond} (${cursor.value}, ${cursor.id})`;
}

/** The condition that a row, which fits a condition, also fits the filters. */
export function allowedMatch(
  matches: Sql,
  ids: readonly string[],
  filtered: Sql,
  condition: Sql,
): Sql {
  const conditions = [matches, condition];
  if (ids.length > 0) conditions.push(sql`${filtered} @> (select ${[...ids]}::text[])`);
  return sql.join(conditions, sql` and `);
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

/** Adds similar names to `found` if there is no exact match. */
function similarIfNoneFound<Sort extends string>(
  list: List<Sort>,
  filters: readonly string[],
  text: string,
): Sql {
  const asked = sql`(select fold_text(${text}::text) from (
    select set_config('pg_trgm.word_similarity_threshold', ${similarityThreshold}, true) offset 0) threshold)`;
  const { ids, condition } = splitFilters(list, filters);
  const allowed = allowedMatch(sql`true`, ids, list.filtered, condition);
  return sql`union all
    select id, null, 2, likeness from (${list.similar({ asked, text }, allowed)}) similar_names
    where not exists (select from exact)`;
}

/** People with similar names; at most a thousand candidates are compared. */
export function similarNames(table: Sql, name: Sql, { asked, text }: Words, allowed: Sql): Sql {
  return sql`select id, word_similarity(fold_text(${text}), fold_text(name)) as likeness from (
      select id, ${name} as name from ${table}
      where fold_text(${name}) %> ${asked} and ${allowed} limit 1000
    ) candidates order by likeness desc, id limit 25`;
}
