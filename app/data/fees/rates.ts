import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import type { RateKind, RateScope } from "#domain/fees/rate.ts";
import { usualShares, type BilledStanding, type Share } from "#domain/fees/standing.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** A rate to add. */
export interface NewRate {
  kind: RateKind;
  scope: RateScope;
  /** YYYY-MM-DD */
  from: string;
  /** null: from that day on the next wider rate counts. */
  paisePerHour: number | null;
  madeBy: string;
}

/** Adds a rate. Who bills a lesson meanwhile waits. */
export async function insertRate(trx: Database, rate: NewRate): Promise<void> {
  const { kind, scope, from, paisePerHour, madeBy } = rate;
  await trx
    .insertInto("rates")
    .values({
      kind,
      assignment_id: scope.is === "assignment" ? scope.assignmentId : null,
      tutor_id: scope.is === "tutor" ? scope.tutorId : null,
      class_id: scope.is === "course" ? scope.classId : null,
      subject_id: scope.is === "course" ? scope.subjectId : null,
      from_day: from,
      paise_per_hour: paisePerHour,
      made_by: madeBy,
    })
    .execute();
}

/** A rate that was added for the whole academy, a course, a tutor or an assignment. */
export interface RateRow {
  id: string;
  kind: RateKind;
  /** Both null for all courses, a tutor or an assignment. */
  classId: ClassId | null;
  subjectId: SubjectId | null;
  /** YYYY-MM-DD */
  from: string;
  paisePerHour: number | null;
  /** Whether it is valid on the day asked for, or will be; a rate that another one replaces is neither. */
  isValid: boolean;
  isPlanned: boolean;
}

/** Whose rates are shown: a tutor's or an assignment's; null for those of the academy and its courses. */
export type RateOwner = { readonly is: "tutor" | "assignment"; readonly id: string } | null;

/** Rates with what they are for. */
export interface OwnedRates {
  /** Empty for the academy's, and for a deleted tutor. */
  tutorName: string;
  /** Of an assignment. */
  course: { studentName: string; classId: ClassId; subjectId: SubjectId } | null;
  /** By kind and course, the last day first. */
  rates: RateRow[];
}

/** SQL: whose the rates `r` are, and a row with the name of that. */
function ownerSql(owner: RateOwner) {
  if (owner === null) {
    const one = sql`(select '' as "tutorName", null::json as course) o`;
    return { one, isOf: sql`r.tutor_id is null and r.assignment_id is null` };
  }
  if (owner.is === "tutor") {
    const one = sql`(select concat_ws(' ', t.first_name, t.last_name) as "tutorName",
      null::json as course from tutors t where t.id = ${owner.id}::uuid) o`;
    return { one, isOf: sql`r.tutor_id = ${owner.id}::uuid` };
  }
  const one = sql`(select concat_ws(' ', t.first_name, t.last_name) as "tutorName",
      json_build_object('studentName', s.name, 'classId', a.class_id, 'subjectId', a.subject_id)
        as course
    from assignments a join students s on s.id = a.student_id left join tutors t on t.id = a.tutor_id
    where a.id = ${owner.id}::uuid) o`;
  return { one, isOf: sql`r.assignment_id = ${owner.id}::uuid` };
}

/**
 * The rates of a tutor or an assignment, or those of the academy and its courses; null for no such
 * tutor or assignment.
 *
 * @param today YYYY-MM-DD, in India
 */
export function findRates(
  db: Database,
  owner: RateOwner,
  today: string,
): Promise<OwnedRates | null> {
  const { one, isOf } = ownerSql(owner);
  return findRow<OwnedRates>(db)`
    select o.*, (
      select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'classId', r.class_id,
        'subjectId', r.subject_id, 'from', r.from_day, 'paisePerHour', r.paise_per_hour,
        'isValid', r.place = 1 and r.from_day <= ${today}::date,
        'isPlanned', r.place_of_day = 1 and r.from_day > ${today}::date)
        order by r.kind desc, r.class_id nulls first, r.subject_id, r.from_day desc, r.made_at desc),
        '[]')
      from (select r.*, row_number() over (
            partition by r.kind, r.class_id, r.subject_id, r.from_day <= ${today}::date
            order by r.from_day desc, r.made_at desc) as place,
          row_number() over (partition by r.kind, r.class_id, r.subject_id, r.from_day
            order by r.made_at desc) as place_of_day
        from rates r where ${isOf}) r) as rates
    from ${one}`;
}

/** The shares that are valid on a day, by standing. @param day YYYY-MM-DD */
export async function findShares(
  db: Database,
  day: string,
): Promise<Record<BilledStanding, Share>> {
  const { rows } = await sql<Share & { standing: BilledStanding }>`
    select distinct on (standing) standing, charge, pay from rate_shares
    where from_day <= ${day}::date order by standing, from_day desc, made_at desc`.execute(db);
  const set = rows.map(({ standing, charge, pay }) => [standing, { charge, pay }] as const);
  return { ...usualShares, ...Object.fromEntries(set) };
}

/** Adds a row of the table from outcome to charge and pay. */
export async function insertShare(
  trx: Database,
  share: Share & { standing: BilledStanding; from: string; madeBy: string },
): Promise<void> {
  const { standing, from, charge, pay, madeBy } = share;
  await trx
    .insertInto("rate_shares")
    .values({ standing, from_day: from, charge, pay, made_by: madeBy })
    .execute();
}
