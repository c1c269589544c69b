import { sql } from "kysely";
import type { PayRunEnd } from "#domain/fees/pay-run.ts";

/** A run in the list of all. */
export interface PayRunRow {
  id: string;
  /** Days are YYYY-MM-DD, in India. */
  until: string;
  day: string;
  /** null while it waits to be paid. */
  end: { how: PayRunEnd; day: string; reference: string; reason: string } | null;
  tutors: number;
  /** In paise. */
  tds: number;
  net: number;
}

/** SQL: the columns of a `PayRunRow`. */
export const payRunColumns = sql`r.id, r.until_day::text as until, r.day::text as day,
  case when e.run_id is not null then json_build_object('how', e.how, 'day', e.day,
    'reference', e.reference, 'reason', e.reason) end as "end",
  s.tutors, s.tds, s.net`;

/** SQL: the runs from which `payRunColumns` are read. */
export const payRunsWithSums = sql`pay_runs r left join pay_run_ends e on e.run_id = r.id
  cross join lateral (select count(*)::int as tutors, coalesce(sum(l.tds), 0)::float8 as tds,
    coalesce(sum(l.net), 0)::float8 as net from pay_run_lines l where l.run_id = r.id) s`;

/** SQL: a page of the runs as JSON, the newest first. */
export const payRunsJson = ({ limit, offset }: { limit: number; offset: number }) => sql<
  PayRunRow[]
>`(
  select coalesce(json_agg(to_jsonb(l) - 'madeAt' order by l."madeAt" desc, l.id), '[]') from (
    select ${payRunColumns}, r.made_at as "madeAt" from ${payRunsWithSums}
    order by r.made_at desc, r.id limit ${limit} offset ${offset}) l)`;
