import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import type { Discount } from "#domain/fees/money.ts";
import type { PaymentKind } from "#domain/fees/payment.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { documentsOfStudent, type DocumentRow } from "./documents/documents.ts";
import { offSql } from "./discounts.ts";
import type { StoredPayee } from "./payee.ts";

/** A lesson of one of the children whom the reader may see, or money of the family, as the family reads it; no pay. */
export type OwnLine =
  | {
      is: "lesson";
      id: string;
      /** ISO 8601 */
      at: string;
      studentName: string;
      classId: ClassId;
      subjectId: SubjectId;
      standing: BilledStanding | "planned";
      minutes: number;
      /** What is to be paid, and what is taken off the full price, in paise. */
      charge: number;
      discount: number;
      /** The discount; null for none. */
      off: Discount | null;
      isFree: boolean;
    }
  | {
      is: PaymentKind;
      id: string;
      /** YYYY-MM-DD */
      at: string;
      paise: number;
      /** Empty for none, and for money that others may have paid. */
      reference: string;
    };

/** What a family said that it has paid, and what the office found. */
export interface OwnClaim {
  id: string;
  paise: number;
  reference: string;
  claimedAt: string;
  /** null while it waits; confirmed ones are payments. */
  answer: "declined" | null;
  reason: string;
}

/** What a student's family owes, for those who pay. */
export interface FamilyFees {
  familyId: string;
  /** What it writes beside a transfer, after an F. */
  number: number;
  /** In paise: positive is owed. */
  balance: number;
  /** The children of the family now whom the reader may see. */
  children: string[];
  /** Whether there are, or were, others in the family. */
  hasOthers: boolean;
  /** What the lessons of the others cost, in paise. */
  othersCharge: number;
  /** The newest first. */
  lines: OwnLine[];
  claims: OwnClaim[];
  /** The last ones of the student alone, the newest first. */
  documents: DocumentRow[];
  payee: StoredPayee;
}

/** A student's name, and what the family owes; null for no student. */
export interface StudentFees {
  name: string;
  /** YYYY-MM-DD; null where nobody has said it. */
  bornOn: string | null;
  hasGuardian: boolean;
  /** null where nothing was charged or paid yet. */
  fees: FamilyFees | null;
}

/** Who reads the fees of a student's family. */
export interface FeesReader {
  studentId: string;
  /** The ids of the children whom the reader may see, the student's with them. */
  seen: readonly string[];
  /** Of which children documents may be, the student alone by default; null for any. */
  documentsOf?: readonly string[] | null;
  /** Whether the reader pays for all of the family. */
  isPayer?: boolean;
}

/** How many of the declined claims are still shown. */
const declinedShown = sql`interval '30 days'`;

/** SQL: whether a family `f` has students whom the reader may not see, or lessons of such. */
const hasOthers = sql`(exists (select from family_students m
    where m.family_id = f.id and m.student_id <> all (r.seen))
  or exists (select from lesson_bills i where i.family_id = f.id and i.charge <> 0
    and not coalesce(i.student_id = any (r.seen), false)))`;

/** SQL: whether it was said of a child whom the reader may see, or by the payer who reads, by a claim `c`. */
const isOwnClaim = sql`(r.is_payer or c.student_id = any (r.seen)
  or c.student_id is null and c.claimed_as <> 'payer' and not ${hasOthers})`;

/**
 * What a student's family owes, with a page of its lines, and one more where there are more. Of lessons
 * of children whom the reader may not see there is only what they cost in all.
 */
export const findStudentFees = (
  db: Database,
  { studentId, seen, documentsOf = [studentId], isPayer = false }: FeesReader,
  { limit, offset }: { limit: number; offset: number },
) => findRow<StudentFees>(db)`
    select s.name, b.born_on::text as "bornOn",
      exists (select from guardians g where g.student_id = s.id and g.ended_at is null)
        as "hasGuardian",
      (select json_build_object('familyId', f.id, 'number', f.number, 'balance', a.balance,
          'children', (select coalesce(json_agg(n.name order by n.name, n.id), '[]')
            from family_students m join students n on n.id = m.student_id
            where m.family_id = f.id and n.id = any (r.seen)),
          'hasOthers', ${hasOthers},
          'othersCharge', (select coalesce(sum(i.charge), 0) from lesson_bills i
            where i.family_id = f.id and not coalesce(i.student_id = any (r.seen), false)),
          'lines', (select coalesce(json_agg(l.line order by l.at desc, l.id), '[]') from (
            select * from (
              select i.starts_at as at, i.lesson_id as id, json_build_object('is', 'lesson',
                'id', i.lesson_id, 'at', i.starts_at, 'studentName', n.name, 'classId', i.class_id,
                'subjectId', i.subject_id, 'standing', i.standing, 'minutes', i.minutes,
                'charge', i.charge, 'discount', i.discount, 'off', ${offSql},
                'isFree', i.is_free) as line
              from lesson_bills i join students n on n.id = i.student_id
                left join discounts o on o.id = i.discount_id
              where n.id = any (r.seen) and (i.family_id = f.id or i.family_id is null and n.id in
                  (select m.student_id from family_students m where m.family_id = f.id))
                and (i.charge <> 0 or i.discount <> 0 or i.is_free)
              union all
              select (y.day + 1)::timestamp at time zone 'Asia/Kolkata', y.id,
                json_build_object('is', y.kind, 'id', y.id, 'at', y.day, 'paise', y.paise,
                  'reference', case when r.is_payer or not ${hasOthers} or exists (select from payment_claims c
                    where c.payment_id = y.id and ${isOwnClaim}) then y.reference else '' end)
              from payments y where y.family_id = f.id and y.reversed_at is null) every
            order by at desc, id limit ${limit} offset ${offset}) l),
          'claims', (select coalesce(json_agg(json_build_object('id', c.id, 'paise', c.paise,
              'reference', c.reference, 'claimedAt', c.claimed_at, 'answer', c.answer,
              'reason', c.reason) order by c.claimed_at desc), '[]')
            from payment_claims c join families said on said.id = c.family_id
            where f.id in (said.id, said.joined_into) and ${isOwnClaim} and (c.answer is null
              or c.answer = 'declined' and c.answered_at > now() - ${declinedShown})),
          'documents', ${documentsOfStudent(studentId, documentsOf)},
          'payee', (select json_build_object('upiId', p.upi_id, 'payeeName', p.payee_name,
              'bankAccount', p.bank_account, 'ifsc', p.ifsc, 'hasUpiLink', p.has_upi_link)
            from fee_settings p))
        from family_students k join families f on f.id = k.family_id
          join ledger_accounts a on a.family_id = f.id
        where k.student_id = s.id and exists (select from fee_settings)) as fees
    from (select ${sql.val(seen)}::uuid[] as seen, ${isPayer}::boolean as is_payer) r, students s left join birth_dates b on b.student_id = s.id
    where s.id = ${studentId}::uuid`;
