import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { payRunsJson, type PayRunRow } from "./pay-run-rows.ts";

/** Which lessons are paid. */
export interface PaySpan {
  /** The last day, YYYY-MM-DD in India. */
  until: string;
  /** Lessons that ended after it can be disputed still. */
  undisputable: Date;
}

/**
 * SQL: whether pay runs cover something else of a row `e` of lesson_earnings than what is entered, and
 * its lesson is of a span. What is disputed waits, also if an earlier run has paid it.
 */
export const isDue = ({ until, undisputable }: PaySpan) => sql`(e.earned <> e.covered
  and not e.is_disputed and e.starts_at < (${until}::date + 1)::timestamp at time zone 'Asia/Kolkata'
  and e.ends_at <= ${undisputable}::timestamptz)`;

/** What a tutor gets by the next run. */
export interface DuePay {
  id: string;
  name: string;
  lessons: number;
  /** In paise, not 0; a negative amount is kept for the run after. */
  gross: number;
  /** Empty where nobody has set it; then the rate is 0. */
  section: string;
  /** In hundredths of a percent. */
  rate: number;
  hasAccount: boolean;
  /** What the tutor got in this financial year before tax, in paise. */
  paidThisYear: number;
}

/** What is due at a moment. */
export interface Due {
  /** By name. */
  tutors: DuePay[];
  /** What is due to tutors whose accounts are deleted, in paise. Runs don't pay it. */
  former: number;
  /** A page of the runs that were made, the newest first. */
  runs: PayRunRow[];
}

/**
 * What is due to all tutors, and which runs were made.
 *
 * @param yearStart of the financial year, YYYY-MM-DD
 */
export const findDue = (
  db: Database,
  { yearStart, ...span }: PaySpan & { yearStart: string },
  page: { limit: number; offset: number },
) => onlyRow<Due>(db)`
    with due as materialized (
      select e.tutor_id, count(*)::int as lessons, sum(e.earned - e.covered)::float8 as gross
      from lesson_earnings e where ${isDue(span)}
      group by e.tutor_id having sum(e.earned - e.covered) <> 0)
    select
      (select coalesce(json_agg(json_build_object('id', t.id,
          'name', concat_ws(' ', t.first_name, t.last_name), 'lessons', d.lessons,
          'gross', d.gross, 'section', coalesce(p.tds_section, ''), 'rate', coalesce(p.tds_rate, 0),
          'hasAccount', p.bank_account is not null,
          'paidThisYear', (select coalesce(sum(l.gross), 0) from pay_run_lines l
            join pay_run_ends e on e.run_id = l.run_id and e.how = 'paid'
            where l.tutor_id = t.id and e.day >= ${yearStart}::date))
          order by t.first_name, t.last_name, t.id), '[]')
        from due d join tutors t on t.id = d.tutor_id
          left join tutor_payees p on p.tutor_id = t.id) as tutors,
      (select coalesce(sum(d.gross), 0)::float8 from due d
        where not exists (select from tutors t where t.id = d.tutor_id)) as former,
      ${payRunsJson(page)} as runs`;
