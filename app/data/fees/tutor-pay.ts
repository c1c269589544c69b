import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { statementsJson, type StatementRow } from "./statements.ts";
import { payeeJson, type TutorPayee } from "./tutor-payees.ts";

/** A lesson of a month with what its tutor earns; no price. */
export interface PaidLessonRow {
  id: string;
  /** ISO 8601 */
  startsAt: string;
  minutes: number;
  standing: BilledStanding;
  classId: ClassId;
  subjectId: SubjectId;
  /** null for a deleted student. */
  studentName: string | null;
  /** In paise. */
  pay: number;
  lacksPayRate: boolean;
}

/** A tutor with the lessons of a span that pay or are disputed. */
export interface TutorPay {
  name: string;
  /** The newest first. */
  lessons: PaidLessonRow[];
  /** What is deducted and where the pay goes. */
  payee: TutorPayee;
  /** What was paid, the newest first. */
  statements: StatementRow[];
}

/** A tutor's lessons of a span that pay or are disputed; null for no tutor. */
export const findTutorPay = (
  db: Database,
  tutorId: string,
  { from, to }: { from: Date; to: Date },
) => findRow<TutorPay>(db)`
    select concat_ws(' ', t.first_name, t.last_name) as name, ${payeeJson} as payee,
      ${statementsJson("t.id")} as statements,
      (select coalesce(json_agg(json_build_object('id', b.lesson_id, 'startsAt', b.starts_at,
          'minutes', b.minutes, 'standing', b.standing, 'classId', b.class_id,
          'subjectId', b.subject_id, 'studentName', s.name, 'pay', b.pay,
          'lacksPayRate', b.lacks_pay_rate) order by b.starts_at desc, b.lesson_id), '[]')
        from lesson_bills b left join students s on s.id = b.student_id
        where b.tutor_id = t.id
          and b.starts_at >= ${from}::timestamptz and b.starts_at < ${to}::timestamptz
          and (b.pay <> 0 or b.lacks_pay_rate or b.standing = 'disputed')) as lessons
    from tutors t left join tutor_payees p on p.tutor_id = t.id
    where t.id = ${tutorId}::uuid`;

/** What a tutor earned in a month. */
export interface TutorEarnings {
  id: string;
  name: string;
  lessons: number;
  minutes: number;
  /** In paise. */
  pay: number;
  /** Of that, the pay of lessons that ended so recently that they can be disputed. */
  recent: number;
  lacking: number;
}

/**
 * What all tutors earned in a span, who earned most first; deleted tutors are one, with no name.
 *
 * @param since lessons that ended after it can be disputed
 */
export const listEarnings = (
  db: Database,
  { from, to, since }: { from: Date; to: Date; since: Date },
) => listRows<TutorEarnings>(db)`
    select t.id, concat_ws(' ', t.first_name, t.last_name) as name, count(*)::int as lessons,
      sum(b.minutes)::int as minutes, sum(b.pay)::float8 as pay,
      coalesce(sum(b.pay) filter (where b.starts_at + make_interval(mins => b.minutes)
        > ${since}::timestamptz), 0)::float8 as recent,
      count(*) filter (where b.lacks_pay_rate)::int as lacking
    from lesson_bills b left join tutors t on t.id = b.tutor_id
    where b.starts_at >= ${from}::timestamptz and b.starts_at < ${to}::timestamptz
      and (b.pay <> 0 or b.lacks_pay_rate)
    group by t.id order by pay desc, name, t.id`;
