import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

export type ListName = "students" | "tutors" | "assignments";
export type Counts = Record<ListName, number>;

/** The records created in one week that still exist. */
export interface WeekCounts extends Counts {
  /** The Monday of the week in India, YYYY-MM-DD. */
  week: string;
}

const weeksShown = 12;

const countOf = (list: ListName) =>
  sql`coalesce(sum(change) filter (where list = ${sql.lit(list)}), 0)::int as ${sql.ref(list)}`;

const counted = sql.join([countOf("students"), countOf("tutors"), countOf("assignments")]);

/** SQL: the last weeks up to the present one, oldest first; a week without records has zeros. */
export const weeksSql = (now: Date) => sql<WeekCounts>`
  select to_char(shown.week, 'YYYY-MM-DD') as week, ${counted}
  from (
    select (date_trunc('week', ${now}::timestamptz at time zone 'Asia/Kolkata')
      - back * interval '7 days')::date as week
    from generate_series(0, ${sql.lit(weeksShown - 1)}) back
  ) shown left join list_counts on list_counts.week = shown.week
  group by shown.week order by shown.week`;

/** SQL: the number of records in each list (`Counts`), as JSON. */
export const countsSql = sql<Counts>`(
  select row_to_json(counts) from (select ${counted} from list_counts) counts)`;

/** Merges the changes of each week into one row, in one statement; concurrent counts stay correct. */
export async function compactListCounts(db: Database): Promise<void> {
  await sql`
    with folded as (
      delete from list_counts where (list, week) in (
        select list, week from list_counts group by list, week having count(*) > 1
      ) returning list, week, change
    )
    insert into list_counts (list, week, change)
    select list, week, sum(change) from folded group by list, week having sum(change) <> 0`.execute(
    db,
  );
}
