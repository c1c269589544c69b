import type { EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { LostReason } from "#domain/enquiries/stage.ts";
import { monthOf } from "#domain/lessons/months.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { hadDemoSql, monthSql, wasCalledSql } from "./counts.ts";

/** How far the enquiries of a month have come by now. */
export interface FunnelNumbers {
  came: number;
  /** Those that somebody called, had a demo, enrolled, and were lost. */
  called: number;
  demos: number;
  enrolled: number;
  lost: number;
  /** The median seconds from the enquiry to the staff's first reaction; null for none. */
  answerSeconds: number | null;
  /** The same to the enrolment. */
  enrolmentSeconds: number | null;
}

export interface EnquiryFunnel {
  /** By month (YYYY-MM) in India; a month without enquiries is missing. */
  months: (FunnelNumbers & { month: string })[];
  /** The chosen month by source; a source without enquiries is missing. */
  sources: (FunnelNumbers & { source: EnquirySource })[];
  /** Why enquiries of the chosen month were lost, the most frequent first. */
  reasons: { reason: LostReason; count: number }[];
}

const numbers = sql`count(*)::int as came,
  count(*) filter (where was_called)::int as called,
  count(*) filter (where had_demo)::int as demos,
  count(*) filter (where stage = 'enrolled')::int as enrolled,
  count(*) filter (where stage = 'lost')::int as lost,
  percentile_cont(0.5) within group (order by answer_seconds)
    as "answerSeconds",
  percentile_cont(0.5) within group (order by enrolment_seconds) as "enrolmentSeconds"`;

/**
 * The funnel of the months since `from`, and of one of them by source, in one statement. It reads the
 * enquiries of these months alone, and the counts of those that have been deleted.
 *
 * @param from the begin of a month in India, as is `until`
 * @param month YYYY-MM
 */
export const findFunnel = (
  db: Database,
  { from, until, month }: { from: Date; until: Date; month: string },
) => onlyRow<EnquiryFunnel>(db)`
    with asked as materialized (
      select ${monthSql} as month, e.source, e.stage, e.lost_reason,
        ${wasCalledSql} as was_called, ${hadDemoSql} as had_demo,
        extract(epoch from e.answered_at - e.created_at)::float8 as answer_seconds,
        case when e.stage = 'enrolled'
          then extract(epoch from e.stage_at - e.created_at)::float8 end as enrolment_seconds
      from enquiries e where e.created_at >= ${from} and e.created_at < ${until}
      union all
      select c.month, c.source, c.stage, c.lost_reason, c.was_called, c.had_demo,
        c.answer_minutes * 60, null
      from enquiry_counts c, generate_series(1, c.count)
      where c.month >= ${monthOf(from.getTime())} and c.month < ${monthOf(until.getTime())}
    )
    select (select coalesce(json_agg(m order by m.month), '[]') from (
        select month, ${numbers} from asked group by month) m) as months,
      (select coalesce(json_agg(s order by s.source), '[]') from (
        select source, ${numbers} from asked where month = ${month} group by source) s) as sources,
      (select coalesce(json_agg(r order by r.count desc, r.reason), '[]') from (
        select lost_reason as reason, count(*)::int as count from asked
        where month = ${month} and lost_reason is not null group by lost_reason) r) as reasons`;
