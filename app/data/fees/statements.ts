import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import type { PayRunEnd } from "#domain/fees/pay-run.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { PayRunLine } from "./pay-runs.ts";

/** A tutor's statement of a run, as it was made. */
export interface PayStatement extends Omit<PayRunLine, "id" | "tutorId" | "hasAccount"> {
  /** Days are YYYY-MM-DD, in India. */
  until: string;
  day: string;
  /** The academy's name. */
  payer: string;
  end: { how: PayRunEnd; day: string; reference: string } | null;
  /** The oldest first. */
  lessons: {
    id: string;
    /** ISO 8601 */
    startsAt: string;
    minutes: number;
    classId: ClassId;
    subjectId: SubjectId;
    standing: BilledStanding | "planned";
    isCorrection: boolean;
    /** In paise. */
    paise: number;
  }[];
}

/** A tutor's statement of a run; null for none, and for one that was taken back. */
export const findStatement = (
  db: Database,
  { runId, tutorId }: { runId: string; tutorId: string },
) => findRow<PayStatement>(db)`
    select l.year, l.number, l.name, l.tds_section as section, l.tds_rate as rate,
      l.pan_end as "panEnd", l.gross::float8 as gross, l.tds::float8 as tds, l.net::float8 as net,
      r.until_day::text as until, r.day::text as day, r.payer,
      case when e.run_id is not null then json_build_object('how', e.how, 'day', e.day,
        'reference', e.reference) end as "end",
      (select json_agg(json_build_object('id', n.lesson_id, 'startsAt', n.starts_at,
          'minutes', n.minutes, 'classId', n.class_id, 'subjectId', n.subject_id,
          'standing', n.standing, 'isCorrection', n.is_correction, 'paise', n.paise)
          order by n.starts_at, n.lesson_id)
        from pay_run_lessons n where n.line_id = l.id) as lessons
    from pay_run_lines l join pay_runs r on r.id = l.run_id
      left join pay_run_ends e on e.run_id = r.id
    where l.run_id = ${runId}::uuid and l.tutor_id = ${tutorId}::uuid
      and e.how is distinct from 'taken-back'`;

/** A statement in a tutor's list. */
export interface StatementRow {
  runId: string;
  year: string;
  number: number;
  /** YYYY-MM-DD; null while it waits to be paid. */
  paidOn: string | null;
  /** In paise. */
  gross: number;
  tds: number;
  net: number;
}

/** How many a tutor's page has: those of about three years. */
const listed = 36;

/** SQL: a tutor's statements as JSON, the newest first, without those taken back. @param tutorId SQL */
export const statementsJson = (tutorId: string) => sql<StatementRow[]>`(
  select coalesce(json_agg(json_build_object('runId', s.run_id, 'year', s.year, 'number', s.number,
    'paidOn', s.paid_on, 'gross', s.gross, 'tds', s.tds, 'net', s.net) order by s.made_at desc), '[]')
  from (select l.*, r.made_at, e.day as paid_on from pay_run_lines l
    join pay_runs r on r.id = l.run_id left join pay_run_ends e on e.run_id = r.id
    where l.tutor_id = ${sql.ref(tutorId)} and e.how is distinct from 'taken-back'
    order by r.made_at desc limit ${listed}) s)`;
