import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue } from "#data/shared/rows.ts";
import type { DiscountReason, DiscountScope } from "#domain/fees/discount.ts";
import type { Discount } from "#domain/fees/money.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { holdFamily, holdOffEntries } from "./hold.ts";
import { memberCoursesSql, membersSql, type Member, type MemberCourse } from "./members.ts";

/** A discount of a family, or of one of its students or their assignments. */
export type DiscountRow = Discount & {
  id: string;
  is: DiscountScope["is"];
  /** Of a student and of an assignment. */
  studentName: string | null;
  /** Both null where it is not of an assignment, or that is deleted. */
  classId: ClassId | null;
  subjectId: SubjectId | null;
  reason: DiscountReason;
  note: string;
  /** YYYY-MM-DD */
  from: string;
  /** The last day, YYYY-MM-DD: null for open, before `from` where it never counts. */
  lastDay: string | null;
  isEnded: boolean;
};

/** SQL: the discounts of a family as JSON, the last day first. @param familyId an expression */
export const discountsSql = (familyId: RawBuilder<unknown>) => sql<DiscountRow[]>`(
  select coalesce(json_agg(json_build_object('id', d.id,
      'is', case when d.family_id is not null then 'family' when d.assignment_id is null
        then 'student' else 'assignment' end,
      'studentName', s.name, 'classId', c.class_id, 'subjectId', c.subject_id,
      'percent', d.percent, 'paisePerHour', d.paise_per_hour, 'reason', d.reason, 'note', d.note,
      'from', d.from_day, 'lastDay', least(d.until_day, e.from_day - 1),
      'isEnded', e.from_day is not null) order by d.from_day desc, d.made_at desc), '[]')
  from discounts d left join discount_ends e on e.discount_id = d.id
    left join students s on s.id = d.student_id left join assignments c on c.id = d.assignment_id
  where ${isOfFamily(familyId)})`;

/** SQL: whether a discount `d` is of a family or of a student who is in it now. */
const isOfFamily = (familyId: RawBuilder<unknown>) => sql`(
  d.family_id in (select m.id from families m where ${familyId} in (m.id, m.joined_into))
  or d.student_id in (select k.student_id from family_students k where k.family_id = ${familyId}))`;

/** A family with its discounts, and for whom one can be added. */
export interface FamilyDiscounts {
  students: Member[];
  /** The active courses of its students. */
  courses: MemberCourse[];
  discounts: DiscountRow[];
}

/** A family with its discounts; null for an unknown id. */
export const findFamilyDiscounts = (db: Database, familyId: string) => findRow<FamilyDiscounts>(db)`
    select ${membersSql(sql`a.family_id`)} as students, ${memberCoursesSql(sql`a.family_id`)} as courses,
      ${discountsSql(sql`a.family_id`)} as discounts
    from ledger_accounts a where a.family_id = ${familyId}::uuid`;

/** A discount to add. */
export type NewDiscount = Discount & {
  familyId: string;
  scope: DiscountScope;
  reason: DiscountReason;
  note: string;
  /** YYYY-MM-DD */
  from: string;
  /** The last day; null for open. */
  until: string | null;
  madeBy: string;
};

/**
 * Adds a discount. Who bills a lesson meanwhile waits.
 *
 * @returns its id; null where the student or assignment is not of that family
 */
export async function insertDiscount(trx: Database, discount: NewDiscount): Promise<string | null> {
  const { scope, percent, paisePerHour, reason, note, from, until, madeBy } = discount;
  // As the table's trigger does it: a shared lock first would wait for another one's.
  await holdOffEntries(trx);
  const familyId = await holdFamily(trx, discount.familyId);
  const whose = {
    family: sql`select ${familyId}::uuid as family_id, null::uuid as student_id,
      null::uuid as assignment_id`,
    // Who deletes a student comes before or after.
    student: sql`select null::uuid, s.id, null::uuid from family_students k
      join students s on s.id = k.student_id
      where k.family_id = ${familyId}::uuid and s.id = ${idOf(scope)}::uuid for key share of s`,
    assignment: sql`select null::uuid, s.id, c.id from assignments c
      join students s on s.id = c.student_id join family_students k on k.student_id = s.id
      where k.family_id = ${familyId}::uuid and c.id = ${idOf(scope)}::uuid for key share of s`,
  }[scope.is];
  return findValue<string>(trx)`
    insert into discounts (family_id, student_id, assignment_id, percent, paise_per_hour, reason,
      note, from_day, until_day, made_by)
    select w.*, ${percent}::smallint, ${paisePerHour}::integer, ${reason}, ${note}, ${from}::date,
      ${until}::date, ${madeBy}::uuid
    from (${whose}) w
    returning id`;
}

const idOf = (scope: DiscountScope) => (scope.is === "family" ? null : scope.id);

/** The first and last day of a discount of a family that has not ended yet; null for no such. */
export const findOpenDiscount = (
  db: Database,
  { familyId, discountId }: { familyId: string; discountId: string },
) => findRow<{ from: string; lastDay: string | null }>(db)`
    select d.from_day::text as "from", d.until_day::text as "lastDay" from discounts d
    where d.id = ${discountId}::uuid and ${isOfFamily(sql`${familyId}::uuid`)}
      and not exists (select from discount_ends e where e.discount_id = d.id)`;

/**
 * Ends a discount before a day; false where it has ended already, or is deleted with its student.
 *
 * @param from YYYY-MM-DD
 */
export async function insertDiscountEnd(
  trx: Database,
  { discountId, from, madeBy }: { discountId: string; from: string; madeBy: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into discount_ends (discount_id, from_day, made_by)
    select d.id, ${from}::date, ${madeBy}::uuid from discounts d
    where d.id = ${discountId}::uuid and (d.student_id is null
      or exists (select from students s where s.id = d.student_id for key share))
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** SQL: what a bill's discount `o` takes off as JSON; null where it is gone with its student. */
export const offSql = sql`case when o.id is not null then json_build_object('percent', o.percent,
  'paisePerHour', o.paise_per_hour) end`;
