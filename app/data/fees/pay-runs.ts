import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue } from "#data/shared/rows.ts";
import type { PayRunEnd } from "#domain/fees/pay-run.ts";
import { isDue, type PaySpan } from "./pay-due.ts";
import { payRunColumns, payRunsWithSums, type PayRunRow } from "./pay-run-rows.ts";

/** What a tutor gets by a run, as it was. */
export interface PayRunLine {
  id: string;
  tutorId: string;
  year: string;
  number: number;
  name: string;
  section: string;
  /** In hundredths of a percent. */
  rate: number;
  panEnd: string;
  /** In paise. */
  gross: number;
  tds: number;
  net: number;
  /** Whether there is an account now that the bank's file can name. */
  hasAccount: boolean;
}

/** SQL: a `PayRunLine` as JSON, of the rows `l` and `p`. */
const lineJson = sql`json_build_object('id', l.id, 'tutorId', l.tutor_id, 'year', l.year,
  'number', l.number, 'name', l.name, 'section', l.tds_section, 'rate', l.tds_rate,
  'panEnd', l.pan_end, 'gross', l.gross, 'tds', l.tds, 'net', l.net,
  'hasAccount', p.bank_account is not null)`;

/** A run with what each tutor gets, by number; null for no run. */
export function findPayRun(db: Database, runId: string) {
  return findRow<PayRunRow & { lines: PayRunLine[] }>(db)`
    select ${payRunColumns},
      (select coalesce(json_agg(${lineJson} order by l.number), '[]') from pay_run_lines l
        left join tutor_payees p on p.tutor_id = l.tutor_id where l.run_id = r.id) as lines
    from ${payRunsWithSums} where r.id = ${runId}::uuid`;
}

/** A run that is made. */
export interface NewPayRun extends PaySpan {
  /** Today in India, and its financial year, such as 26-27. */
  day: string;
  year: string;
  /** The academy's name. */
  payer: string;
  madeBy: string;
}

/**
 * Makes a run of all tutors to whom something is due, and claims their lessons: no other run has them
 * with the same amount. Whoever is to give something back has no line, and keeps it for a later run.
 *
 * @returns its id; null where nothing is due
 */
export function insertPayRun(trx: Database, run: NewPayRun): Promise<string | null> {
  const { until, day, year, payer, madeBy } = run;
  return findValue<string>(trx)`
    with due as materialized (
      select e.tutor_id, e.lesson_id, e.earned - e.covered as paise,
        e.covered <> 0 as is_correction, e.runs + 1 as nth, b.starts_at, b.minutes, b.class_id,
        b.subject_id, b.standing
      from lesson_earnings e join lesson_bills b on b.lesson_id = e.lesson_id
      where ${isDue(run)} and exists (select from tutors t where t.id = e.tutor_id)
    ), pay as materialized (
      select d.tutor_id, sum(d.paise) as gross,
        concat_ws(' ', t.first_name, t.last_name) as name,
        coalesce(p.tds_section, '') as section, coalesce(p.tds_rate, 0) as rate,
        coalesce(p.pan_end, '') as pan_end,
        row_number() over (order by t.first_name, t.last_name, t.id) as place
      from due d join tutors t on t.id = d.tutor_id left join tutor_payees p on p.tutor_id = t.id
      group by d.tutor_id, t.id, p.tutor_id having sum(d.paise) > 0
    ), taxed as materialized (
      select pay.*, round(gross::numeric * rate / 1000000) * 100 as tds from pay
    ), series as (
      insert into pay_series (year, next)
      select ${year}, 1 + count(*) from pay having count(*) > 0
      on conflict (year) do update set next = pay_series.next + excluded.next - 1
      returning next - (select count(*) from pay) as first
    ), run as (
      insert into pay_runs (until_day, day, payer, made_by)
      select ${until}::date, ${day}::date, ${payer}, ${madeBy}::uuid from series returning id
    ), lines as (
      insert into pay_run_lines (run_id, tutor_id, year, number, name, tds_section, tds_rate,
        pan_end, gross, tds, net)
      select run.id, tutor_id, ${year}, series.first + place - 1, name, section, rate, pan_end,
        gross, tds, gross - tds
      from taxed, run, series returning id, tutor_id
    ), claimed as (
      update lesson_earnings e set covered = e.earned, runs = e.runs + 1
      from due d join lines l on l.tutor_id = d.tutor_id
      where e.lesson_id = d.lesson_id and e.tutor_id = d.tutor_id
    ), lessons as (
      insert into pay_run_lessons (line_id, lesson_id, tutor_id, nth, starts_at, minutes, class_id,
        subject_id, standing, is_correction, paise)
      select l.id, d.lesson_id, d.tutor_id, d.nth, d.starts_at, d.minutes, d.class_id, d.subject_id,
        d.standing, d.is_correction, d.paise
      from due d join lines l on l.tutor_id = d.tutor_id
    )
    select id from run`;
}

/** That a run was paid. */
export interface RunPayment {
  runId: string;
  /** YYYY-MM-DD, in India. */
  day: string;
  reference: string;
  madeBy: string;
}

/**
 * Enters that a run was paid: for each tutor what was earned, the tax and what left the bank. Where the
 * day's month is closed, the entries are dated on the first open day and say so. Hold off entries first.
 *
 * @returns false where it was paid or taken back before, or there is no such run
 */
export async function insertRunPayment(trx: Database, payment: RunPayment): Promise<boolean> {
  const { runId, day, reference, madeBy } = payment;
  const end = { how: "paid", day, reference, reason: "", madeBy } as const;
  if (!(await insertRunEnd(trx, runId, end))) return false;
  await sql`
    with entries as (
      insert into journal (day, kind, source, version, late_for, made_by)
      select open_day(${day}::date), 'tutor-pay', l.id, 1,
        nullif(${day}::date, open_day(${day}::date)), ${madeBy}::uuid
      from pay_run_lines l where l.run_id = ${runId}::uuid returning id, source
    )
    insert into postings (entry_id, account_id, paise)
    select e.id, a.account, a.paise
    from entries e join pay_run_lines l on l.id = e.source cross join lateral (values
      (tutor_account(l.tutor_id), l.gross), (academy_account('tds'), -l.tds),
      (academy_account('bank'), -l.net)) a (account, paise)
    where a.paise <> 0`.execute(trx);
  return true;
}

/**
 * Takes a run back that nobody has paid: the next one has its lessons again. Its numbers stay given.
 * Hold off entries first.
 *
 * @returns false where it was paid or taken back before, or there is no such run
 */
export async function reversePayRun(
  trx: Database,
  { runId, ...end }: { runId: string; day: string; reason: string; madeBy: string },
): Promise<boolean> {
  if (!(await insertRunEnd(trx, runId, { how: "taken-back", reference: "", ...end }))) return false;
  await sql`
    update lesson_earnings e set covered = e.covered - n.paise
    from pay_run_lessons n join pay_run_lines l on l.id = n.line_id
    where l.run_id = ${runId}::uuid and e.lesson_id = n.lesson_id and e.tutor_id = n.tutor_id`.execute(
    trx,
  );
  return true;
}

async function insertRunEnd(
  trx: Database,
  runId: string,
  end: { how: PayRunEnd; day: string; reference: string; reason: string; madeBy: string },
): Promise<boolean> {
  const { how, day, reference, reason, madeBy } = end;
  const { numAffectedRows } = await sql`
    insert into pay_run_ends (run_id, how, day, reference, reason, made_by)
    select id, ${how}, ${day}::date, ${reference}, ${reason}, ${madeBy}::uuid
    from pay_runs where id = ${runId}::uuid
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** A transfer of a run for the bank. */
export interface BankTransfer {
  tutorId: string;
  year: string;
  number: number;
  /** Encrypted. */
  account: Buffer;
  ifsc: string;
  holder: string;
  /** In paise, more than 0. */
  net: number;
}

/** The transfers of a run to tutors who have an account now; null for no run or one taken back. */
export async function listBankTransfers(
  db: Database,
  runId: string,
): Promise<BankTransfer[] | null> {
  const { rows } = await sql<BankTransfer | { tutorId: null }>`
    select t.* from pay_runs r left join pay_run_ends e on e.run_id = r.id
      left join lateral (select l.tutor_id as "tutorId", l.year, l.number, l.net::float8 as net,
          p.bank_account as account, p.ifsc, p.holder
        from pay_run_lines l join tutor_payees p on p.tutor_id = l.tutor_id
        where l.run_id = r.id and l.net > 0 and p.bank_account is not null) t on true
    where r.id = ${runId}::uuid and e.how is distinct from 'taken-back'
    order by t.number`.execute(db);
  return rows.length === 0 ? null : rows.filter((row) => row.tutorId !== null);
}
