import { sql, type RawBuilder } from "kysely";

/** How many days before and after now the lessons of a series are listed. */
const listedDays = 14;

/**
 * SQL: whether a list shows a content item `c`. Of a weekly series it shows the lessons of a fortnight
 * before and after now, and the nearest one in any case, so that nobody thinks there is none.
 *
 * @param listed may have placeholders: `all` lists the far lessons too
 * @param assignments the ids of the list's assignments
 */
export function isListed(
  { now, all }: { now: Date; all: boolean },
  assignments: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const away = sql`make_interval(days => ${sql.lit(listedDays)})`;
  return sql<boolean>`(c.series_id is null or ${all}::boolean
    or c.starts_at between ${now}::timestamptz - ${away} and ${now}::timestamptz + ${away}
    or c.id in (select distinct on (n.series_id) n.id from content_items n
      where n.assignment_id in (${assignments}) and n.series_id is not null
      order by n.series_id, abs(extract(epoch from n.starts_at - ${now}::timestamptz))))`;
}
