import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult, onlyRow, onlyValue, rowOrNull } from "#data/shared/rows.ts";
import { matchEither } from "#data/shared/list-match.ts";
import type { FreeReason, PaymentKind, PaymentWay } from "#domain/fees/payment.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { SearchTerm } from "#domain/shared/search-terms.ts";
import type { Discount } from "#domain/fees/money.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { differs, isUndocumented, lacksReceipt } from "./documents/issue.ts";
import { documentsOfFamily, type DocumentRow } from "./documents/documents.ts";
import { discountsSql, offSql, type DiscountRow } from "./discounts.ts";
import { memberCoursesSql, membersSql, type Member, type MemberCourse } from "./members.ts";

/** A family with what it owes. */
export interface FamilyRow {
  id: string;
  /** What it writes beside a transfer, after an F. */
  number: number;
  /** Its students now; none where all are deleted. */
  students: Member[];
  /** In paise: positive is owed, negative is paid in advance. */
  balance: number;
  /** The day of the last payment, YYYY-MM-DD; null for none. */
  paidOn: string | null;
}

const paidOn = sql`(select max(day)::text from payments y where y.family_id = a.family_id
  and y.kind = 'payment' and y.reversed_at is null)`;

const number = sql`(select number from families where id = a.family_id)`;

const asRow = sql`a.family_id as id, ${number} as number, a.balance::float8 as balance, ${membersSql(sql`a.family_id`)} as students,
  ${paidOn} as "paidOn"`;

/** What the families owe, and what is to do about it. */
export interface FeesOverview {
  /** Since when lessons are charged, YYYY-MM-DD; null before that. */
  startedOn: string | null;
  /** A page of the families with an account, who owes most first, and one more where there are more. */
  families: FamilyRow[];
  /** How many owe something, and how much in paise. */
  owing: { families: number; paise: number };
  /** What families have paid in advance, in paise. */
  ahead: number;
  /** What tutors have earned and not got yet, in paise. */
  earned: number;
  /** Lessons without a price or a rate of pay, and claims that wait. */
  lacking: number;
  claims: number;
  /** Of how many families invoices or credit notes are missing for lessons until that day. */
  undocumented: number;
  /** Lines of bank statements whose family is not known yet. */
  bankLines: number;
}

/**
 * A page of the families and what is to do, in one statement.
 *
 * @param search its terms, for a family's students (`searchTerms`); null for all families
 * @param until YYYY-MM-DD: until when lessons should have their invoices
 */
export function findFeesOverview(
  db: Database,
  until: string,
  search: { terms: readonly SearchTerm[] | null } | null,
  page: { limit: number; offset: number },
): Promise<FeesOverview> {
  const isFound = search
    ? sql`and a.family_id in (select k.family_id from students
        join family_students k on k.student_id = students.id
        where ${matchEither(search.terms, "in the index")})`
    : sql``;
  return onlyRow<FeesOverview>(db)`
    with page as materialized (
      select a.family_id, a.balance from ledger_accounts a
      where a.kind = 'family' ${isFound}
        and (select joined_into from families where id = a.family_id) is null
      order by a.balance desc, a.family_id limit ${page.limit} offset ${page.offset}
    ), owing as (
      select count(*) filter (where kind = 'family' and balance > 0)::int as families,
        coalesce(sum(balance) filter (where kind = 'family' and balance > 0), 0)::float8 as paise,
        coalesce(-sum(balance) filter (where kind = 'family' and balance < 0), 0)::float8 as ahead,
        coalesce(-sum(balance) filter (where kind = 'tutor'), 0)::float8 as earned
      from ledger_accounts where kind in ('family', 'tutor') and balance <> 0
    )
    select (select started_on::text from fee_settings) as "startedOn",
      (select coalesce(json_agg(f order by f.balance desc, f.id), '[]')
        from (select ${asRow} from page a) f) as families,
      json_build_object('families', o.families, 'paise', o.paise) as owing, o.ahead, o.earned,
      (select count(*)::int from lesson_bills where lacks_price or lacks_pay_rate) as lacking,
      (select count(*)::int from payment_claims where answer is null) as claims,
      (select case when exists (select from issuers) then count(distinct family_id)::int else 0 end
        from lesson_bills where ${isUndocumented(until)}) as undocumented,
      (select count(*)::int from bank_lines where state = 'waiting') as "bankLines"
    from owing o`;
}

/** A lesson that was charged, or that is free; money that came or went. */
export type FamilyLine =
  | {
      is: "lesson";
      id: string;
      at: string;
      studentName: string | null;
      classId: ClassId;
      subjectId: SubjectId;
      standing: BilledStanding | "planned";
      minutes: number;
      /** What the family pays, and what is taken off the full price, in paise. */
      charge: number;
      discount: number;
      /** The discount; null for none, and where it is gone with its student. */
      off: Discount | null;
      lacksPrice: boolean;
      /** Why it is free; null where it isn't. */
      free: FreeReason | null;
    }
  | {
      is: PaymentKind;
      id: string;
      /** YYYY-MM-DD */
      at: string;
      way: PaymentWay | null;
      paise: number;
      reference: string;
      reason: string;
      isReversed: boolean;
    };

/** A family with its lines. */
export interface Family extends FamilyRow {
  /** The newest first. */
  lines: FamilyLine[];
  /** The active courses of its students. */
  courses: MemberCourse[];
  /** The family that it is a part of since it was joined with it; null for one of its own. */
  joinedInto: string | null;
  /** The numbers of the families that are parts of it. */
  joinedNumbers: number[];
  discounts: DiscountRow[];
  /** The last ones, the newest first. */
  documents: DocumentRow[];
  /** Whether documents say another sum of its lessons than they cost, or a payment has no receipt. */
  isUndocumented: boolean;
  /** Whether it is reminded of open invoices. */
  hasReminders: boolean;
}

/** A family with a page of its lines, and one more where there are more; null for an unknown id. */
export const findFamily = (
  db: Database,
  familyId: string,
  { limit, offset }: { limit: number; offset: number },
) => findRow<Family>(db)`
    select ${asRow},
      (select joined_into from families where id = a.family_id) as "joinedInto",
      (select has_reminders from families where id = a.family_id) as "hasReminders",
      (select coalesce(json_agg(number order by number), '[]') from families
        where joined_into = a.family_id) as "joinedNumbers",
      (select coalesce(json_agg(l.line order by l.at desc, l.id), '[]') from (
        select * from (
          select b.starts_at as at, b.lesson_id as id, json_build_object('is', 'lesson',
            'id', b.lesson_id, 'at', b.starts_at, 'studentName', s.name, 'classId', b.class_id,
            'subjectId', b.subject_id, 'standing', b.standing, 'minutes', b.minutes,
            'charge', b.charge, 'discount', b.discount, 'off', ${offSql},
            'lacksPrice', b.lacks_price, 'free', f.why) as line
          from lesson_bills b left join students s on s.id = b.student_id
            left join free_lessons f on f.lesson_id = b.lesson_id
            left join discounts o on o.id = b.discount_id
          where (b.family_id = a.family_id or b.family_id is null and b.student_id in
              (select student_id from family_students where family_id = a.family_id))
            and (b.charge <> 0 or b.discount <> 0 or b.lacks_price or b.is_free)
          union all
          select (y.day + 1)::timestamp at time zone 'Asia/Kolkata', y.id,
            json_build_object('is', y.kind, 'id', y.id, 'at', y.day, 'way', y.way,
              'paise', y.paise, 'reference', y.reference, 'reason', y.reason,
              'isReversed', y.reversed_at is not null)
          from payments y where y.family_id = a.family_id) every
        order by at desc, id limit ${limit} offset ${offset}) l) as lines,
      ${memberCoursesSql(sql`a.family_id`)} as courses, ${discountsSql(sql`a.family_id`)} as discounts,
      ${documentsOfFamily} as documents,
      exists (select from lesson_bills b where b.family_id = a.family_id and ${differs})
        or exists (select from payments y where y.family_id = a.family_id and ${lacksReceipt})
        as "isUndocumented"
    from ledger_accounts a where a.family_id = ${familyId}::uuid`;

/** Makes a lesson free; false where it is already, or is not of that family. */
export async function insertFreeLesson(
  trx: Database,
  lesson: { familyId: string; lessonId: string; why: FreeReason; madeBy: string },
): Promise<boolean> {
  const { familyId, lessonId, why, madeBy } = lesson;
  const { numAffectedRows } = await sql`
    insert into free_lessons (lesson_id, why, made_by)
    select b.lesson_id, ${why}, ${madeBy}::uuid from lesson_bills b
    where b.lesson_id = ${lessonId}::uuid and (b.family_id = ${familyId}::uuid or b.family_id is null and b.student_id in
      (select student_id from family_students where family_id = ${familyId}::uuid))
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Charges a lesson again that was free; false where it is not, or is not of that family. */
export async function deleteFreeLesson(
  trx: Database,
  { familyId, lessonId }: { familyId: string; lessonId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from free_lessons f using lesson_bills b
    where f.lesson_id = ${lessonId}::uuid and b.lesson_id = f.lesson_id
      and (b.family_id = ${familyId}::uuid or b.family_id is null and b.student_id in
        (select student_id from family_students where family_id = ${familyId}::uuid))`.execute(trx);
  return numAffectedRows === 1n;
}

/** A student, and the family that pays; null where there is none yet. */
export interface PaidStudent {
  name: string;
  familyId: string | null;
}

/** A student with the family that pays; null for no student. */
export function findPaidStudent(db: Database, id: string): Promise<PaidStudent | null> {
  return db
    .selectFrom("students as s")
    .leftJoin("family_students as k", "k.student_id", "s.id")
    .where("s.id", "=", id)
    .select(["s.name", "k.family_id as familyId"])
    .$call(rowOrNull);
}

/** The family of a student, which is made with its account if there is none. */
export const openFamily = (trx: Database, studentId: string) => onlyValue<string>(trx)`
    with f as materialized (select family_of(${studentId}::uuid) as id)
    select f.id, family_account(f.id) from f`;

/** Whether there is such a family, with an account. */
export const familyExists = (db: Database, familyId: string) =>
  db.selectFrom("ledger_accounts").where("family_id", "=", familyId).select("id").$call(hasResult);
