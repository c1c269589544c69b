import { sql } from "kysely";
import type { Section } from "#data/account/export-owners.ts";
import type { FeeTables } from "#data/shared/tables/fees.ts";

/** The rows of what a tutor was paid in a person's data export, without what is kept secret. */
export const paySections = {
  tutor_payees: (id) => sql`
    select tutor_id::text as key, json_build_object('section', tds_section, 'rate', tds_rate / 100.0,
      'panEndsWith', nullif(pan_end, ''), 'accountEndsWith', nullif(bank_account_end, ''),
      'ifsc', ifsc, 'holder', holder, 'changedAt', changed_at) as item
    from tutor_payees where tutor_id = ${id}`,
  // As on the tutor's page, without those that were taken back.
  pay_run_lines: (id) => sql`
    select l.id::text as key, json_build_object('statement', l.id,
      'number', concat('PAY/', l.year, '/', lpad(l.number::text, greatest(4, length(l.number::text)), '0')),
      'name', l.name, 'madeOn', r.day, 'until', r.until_day, 'paidOn', e.day, 'section', l.tds_section, 'rate', l.tds_rate / 100.0,
      'panEndsWith', nullif(l.pan_end, ''), 'pay', l.gross / 100.0, 'tax', l.tds / 100.0,
      'paid', l.net / 100.0) as item
    from pay_run_lines l join pay_runs r on r.id = l.run_id
      left join pay_run_ends e on e.run_id = r.id
    where l.tutor_id = ${id} and e.how is distinct from 'taken-back'`,
  pay_run_lessons: (id) => sql`
    select n.line_id::text || n.lesson_id::text as key, json_build_object('statement', n.line_id,
      'lesson', n.lesson_id, 'start', n.starts_at, 'minutes', n.minutes, 'class', n.class_id,
      'subject', n.subject_id, 'standing', n.standing, 'pay', n.paise / 100.0) as item
    from pay_run_lessons n join pay_run_lines l on l.id = n.line_id
      left join pay_run_ends e on e.run_id = l.run_id
    where n.tutor_id = ${id} and e.how is distinct from 'taken-back'`,
} satisfies Partial<Record<keyof FeeTables, Section>>;
