import { sql, type RawBuilder } from "kysely";

/**
 * SQL: the starts after `now` that were left out of the weekly series of an assignment, as JSON. A
 * series that has ended still counts before a lesson of its own or where another series continues it.
 * Nothing is left out where the course has a lesson by now: at that time, or a single one that day.
 */
export function leftOutSql(
  assignmentId: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
): RawBuilder<Date[]> {
  const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Kolkata')::date`;
  return sql<Date[]>`(select coalesce(json_agg(distinct start order by start), '[]')
    from lesson_series s cross join unnest(s.skipped) start
    where s.assignment_id = ${assignmentId} and start > ${now}
      and (s.ended_at is null or exists (select from lesson_series n where n.continues = s.id)
        or exists (select from content_items c
          where c.series_id = s.id and c.series_start > start and c.cancelled_at is null))
      and not exists (select from content_items c
        where c.assignment_id = s.assignment_id and c.kind = 'live-session'
          and c.cancelled_at is null
          and (c.starts_at <= start and c.starts_at + make_interval(mins => c.minutes) > start
            or c.series_id is null and ${dayOf(sql`c.starts_at`)} = ${dayOf(sql`start`)})))`;
}
