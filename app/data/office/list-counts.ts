import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { prepare } from "#data/shared/prepared.ts";

export type ListName = "students" | "tutors" | "assignments";
export type Counts = Record<ListName, number>;

/** The records created in one week that still exist. */
export interface WeekCounts extends Counts {
  /** The Monday of the week in India, YYYY-MM-DD. */
  week: string;
}

export interface ListCounts {
  total: Counts;
  /** The last weeks up to the present one, oldest first; a week without records has zeros. */
  weeks: WeekCounts[];
}

const weeksShown = 12;

const selectWeeks = prepare("weeks", (db, { now }: { now: Date }) =>
  sql<WeekCounts>`
    with days as (
      select (date_trunc('week', ${now}::timestamptz at time zone 'Asia/Kolkata')
        - back * interval '7 days')::date as week
      from generate_series(0, ${weeksShown - 1}::int) back
    ), counted as (
      select week, list, sum(change)::int as number from (
        select list, change, case when week in (select week from days) then week end as week
        from list_counts
      ) changes group by week, list
    )
    select to_char(shown.week, 'YYYY-MM-DD') as week,
      coalesce(sum(number) filter (where list = 'students'), 0)::int as students,
      coalesce(sum(number) filter (where list = 'tutors'), 0)::int as tutors,
      coalesce(sum(number) filter (where list = 'assignments'), 0)::int as assignments
    from (select week from days union all select null) shown
      left join counted on counted.week is not distinct from shown.week
    group by shown.week order by shown.week nulls first`.compile(db),
);

/** The number of records in each list, in all and by week of creation. */
export async function countLists(db: Database, now: Date): Promise<ListCounts> {
  const [earlier, ...weeks] = await selectWeeks(db, { now });
  const total = (list: ListName) =>
    weeks.reduce((sum, week) => sum + week[list], earlier?.[list] ?? 0);
  return {
    total: {
      students: total("students"),
      tutors: total("tutors"),
      assignments: total("assignments"),
    },
    weeks,
  };
}

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
