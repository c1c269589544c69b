import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** The month in India in which an enquiry `e` came, as YYYY-MM. */
export const monthSql = sql`to_char(e.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** Whether somebody called the family of an enquiry `e`. */
export const wasCalledSql = sql`exists (
  select from enquiry_events v where v.enquiry_id = e.id and v.what = 'call')`;

/** Whether it had a demo. */
export const hadDemoSql = sql`exists (
  select from enquiry_events v where v.enquiry_id = e.id and v.stage = 'demo-held')`;

/**
 * Deletes the enquiries that came more than `days` ago, except of those who enrolled, and counts them by
 * month, so that the funnel's numbers stay. The statement sees their histories as they were before.
 */
export async function deleteExpiredEnquiries(db: Database, days: number): Promise<void> {
  await sql`
    with gone as (
      delete from enquiries e
      where created_at < now() - make_interval(days => ${days}) and student_id is null
      returning ${monthSql} as month, source, stage, lost_reason, ${wasCalledSql} as was_called,
        ${hadDemoSql} as had_demo,
        (round(extract(epoch from answered_at - created_at) / 600) * 10)::int as answer_minutes
    )
    insert into enquiry_counts as c
    select *, count(*)::int from gone group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (month, source, stage, lost_reason, was_called, had_demo, answer_minutes)
      do update set count = c.count + excluded.count`.execute(db);
}
