import { classIds, subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { SearchTerm } from "#domain/shared/search-terms.ts";
import { sql, type RawBuilder } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * How a condition is tested: `strpos` is the fastest on a row, but only `like` and arrays can be looked
 * up in the index. They are true for the same rows.
 */
export type How = "on a row" | "in the index";

/**
 * The condition that a row matches: all terms as typed, or all that may be names by their sounds. Each
 * value is in a subquery, which hides it from the planner, so that the plan uses the index for common
 * and rare values alike.
 */
export function matchEither(terms: readonly SearchTerm[] | null, how: How): Sql {
  const typed = matchTyped(terms, how);
  return terms?.some(mayBeName) ? sql`(${typed} or ${matchHeard(terms, how)})` : typed;
}

/** The condition that a row has all terms as typed. */
export function matchTyped(terms: readonly SearchTerm[] | null, how: How): Sql {
  if (terms === null) return sql`false`;
  return sql`(${sql.join([sql`true`, ...terms.map((term) => matchTerm(term, how))], sql` and `)})`;
}

/** The condition that names sound like all terms that may be names, and that the row has the others. */
export function matchHeard(terms: readonly SearchTerm[], how: How): Sql {
  const names = terms.filter(mayBeName).map(({ text }) => text);
  const others = terms.filter((term) => !mayBeName(term)).map((term) => matchTerm(term, how));
  const each = sql.join([matchSounds(names, how), ...others], sql` and `);
  // "Rama Krishna" is also "Ramakrishna".
  const isPair = names.length === 2 && others.length === 0;
  return isPair ? sql`(${each} or ${matchSounds([names.join("")], how)})` : sql`(${each})`;
}

function matchSounds(names: readonly string[], how: How): Sql {
  const starts = names.map((name) => sql`sound_start(${name}::text)`);
  if (how === "in the index") {
    return sql`sound_starts(sounds) @> (select array[${sql.join(starts)}])`;
  }
  const conditions = starts.map((start) => sql`strpos(sounds, (select ' ' || ${start})) > 0`);
  return sql.join(conditions, sql` and `);
}

/** The condition that a row has a term as typed. */
function matchTerm({ text, startsWord, isPhone }: SearchTerm, how: How): Sql {
  if (isPhone) {
    return how === "in the index"
      ? sql`search like (select '%' || phone_key(${text}::text) || '%')`
      : sql`strpos(search, (select phone_key(${text}::text))) > 0`;
  }
  const words = startsWord ? ` ${text}` : text;
  return how === "in the index"
    ? sql`search like (select ${`%${escapeLikePattern(words)}%`}::text)`
    : sql`strpos(search, (select ${words}::text)) > 0`;
}

const letters =
  /^[.,'()-]*[\p{Script=Latin}\p{Script=Telugu}\p{Script=Devanagari}\p{M}\u200C\u200D]+[.,'()-]*$/u;
const catalogueWords = [...classIds, ...subjectIds].flatMap((id) => id.split("-"));

/** Whether a term has only letters and isn't the beginning of a class or a subject. */
export function mayBeName({ text, startsWord }: SearchTerm): boolean {
  const isCatalogued = !startsWord && catalogueWords.some((name) => name.startsWith(text));
  return letters.test(text) && !isCatalogued;
}

/** Escapes the wildcards of a text for `like`. */
function escapeLikePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
