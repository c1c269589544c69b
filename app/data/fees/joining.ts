import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listValues, onlyValue } from "#data/shared/rows.ts";
import { matchEither } from "#data/shared/list-match.ts";
import type { SearchTerm } from "#domain/shared/search-terms.ts";
import { checkBillsFrom } from "./bills.ts";
import { findPaidStudent, openFamily } from "./families.ts";
import { holdOffEntries, holdStudent, holdStudentsOf } from "./hold.ts";
import { deleteFeeLinks } from "./mails/links.ts";
import { membersSql, type Member } from "./members.ts";

/** A family that another one can be joined with, or a student who has none yet. */
export interface JoinableFamily {
  /** One of its students, by whom it is chosen. */
  studentId: string;
  /** null for a student without a family. */
  familyId: string | null;
  /** What it writes beside a transfer, after an F; null without a family. */
  number: number | null;
  students: Member[];
  /** In paise: positive is owed. */
  balance: number;
}

/** How many families are shown of a search. */
const mostFound = 20;

const asJoinable = sql`s.id as "studentId", own.family_id as "familyId", f.number,
  case when own.family_id is null then json_build_array(json_build_object('id', s.id, 'name', s.name))
    else ${membersSql(sql`own.family_id`)} end as students,
  coalesce(a.balance, 0)::float8 as balance`;

const joinFamily = sql`left join family_students own on own.student_id = s.id
  left join families f on f.id = own.family_id
  left join ledger_accounts a on a.family_id = own.family_id`;

/** What is looked for: students by name or a family by its number, or the student who was chosen. */
export type JoinAsked =
  | { is: "search"; terms: readonly SearchTerm[] | null; number: number | null }
  | { is: "chosen"; studentId: string };

/** A family, and those that were looked for. */
export interface JoinView {
  students: Member[];
  number: number;
  /** In paise: positive is owed. */
  balance: number;
  /** The family that it is a part of; null for one of its own. */
  joinedInto: string | null;
  found: JoinableFamily[];
}

/** A family with the other ones that were looked for, in one statement; null for an unknown id. */
export function findJoin(db: Database, familyId: string, asked: JoinAsked | null) {
  return findRow<JoinView>(db)`
    select ${membersSql(sql`o.id`)} as students, o.number, o.joined_into as "joinedInto",
      b.balance::float8 as balance,
      (select coalesce(json_agg(j order by j.name, j."studentId"), '[]') from (
        select distinct on (coalesce(own.family_id, s.id)) ${asJoinable}, s.name
        from students s ${joinFamily}
        where own.family_id is distinct from o.id and ${isAsked(asked)}
        order by coalesce(own.family_id, s.id), s.name limit ${mostFound}) j) as found
    from families o join ledger_accounts b on b.family_id = o.id
    where o.id = ${familyId}::uuid`;
}

/** SQL: whether a student `s` with the family `f` is looked for. */
function isAsked(asked: JoinAsked | null) {
  if (asked === null) return sql`false`;
  if (asked.is === "chosen") return sql`s.id = ${asked.studentId}::uuid`;
  return asked.number === null
    ? sql`s.id in (select students.id from students
        where ${matchEither(asked.terms, "in the index")} limit 200)`
    : sql`f.id = (select coalesce(n.joined_into, n.id) from families n
        where n.number = ${asked.number})`;
}

/** Which families are joined, by whom and when. */
export interface Joining {
  /** The one that stays. */
  familyId: string;
  /** One of the students of the other one. */
  studentId: string;
  /** The other one, as it was shown; null where the student had none. */
  shownFamilyId: string | null;
  madeBy: string;
  /** Today in India, YYYY-MM-DD. */
  today: string;
}

/**
 * Joins a family with another one, which becomes a part of it: its students, bills and payments, and
 * its balance by one entry. Who bills a lesson or enters money meanwhile waits.
 *
 * @returns the id of the family that was joined; null where either is another than was shown
 */
export async function joinFamilies(trx: Database, joining: Joining): Promise<string | null> {
  const { familyId, studentId, shownFamilyId, madeBy, today } = joining;
  await holdOffEntries(trx);
  if (!(await holdStudent(trx, studentId))) return null;
  const known = await findPaidStudent(trx, studentId);
  if (!known || known.familyId !== shownFamilyId || known.familyId === familyId) return null;
  const other = await openFamily(trx, studentId);
  const { rows: own } = await sql<{ joinedInto: string | null }>`
    select joined_into as "joinedInto" from families where id in (${familyId}::uuid, ${other}::uuid)
    order by id for no key update`.execute(trx);
  if (own.length !== 2 || own.some(({ joinedInto }) => joinedInto !== null)) return null;
  await sql`update lesson_bills set family_id = ${familyId}::uuid
    where family_id = ${other}::uuid`.execute(trx);
  await sql`update payments set family_id = ${familyId}::uuid
    where family_id = ${other}::uuid`.execute(trx);
  await transferBalance(trx, { from: other, to: familyId, madeBy, today });
  await holdStudentsOf(trx, [other]);
  await sql`
    insert into family_moves (student_id, from_family_id, to_family_id, day, made_by)
    select student_id, family_id, ${familyId}::uuid, ${today}::date, ${madeBy}::uuid
    from family_students where family_id = ${other}::uuid`.execute(trx);
  await sql`update family_students set family_id = ${familyId}::uuid
    where family_id = ${other}::uuid`.execute(trx);
  await sql`update families set joined_into = ${familyId}::uuid
    where id = ${other}::uuid or joined_into = ${other}::uuid`.execute(trx);
  await endDiscountsOf(trx, other, { madeBy, today });
  await deleteFeeLinks(trx, [familyId, other]);
  await checkBillsFrom(trx, today);
  return other;
}

/** Enters what a family owes, or has paid in advance, for another one. Nothing for a balance of zero. */
async function transferBalance(
  trx: Database,
  { from, to, madeBy, today }: { from: string; to: string; madeBy: string; today: string },
): Promise<void> {
  await sql`select from ledger_accounts where family_id in (${from}::uuid, ${to}::uuid)
    order by id for no key update`.execute(trx);
  await sql`
    with old as (
      select id, balance from ledger_accounts where family_id = ${from}::uuid and balance <> 0
    ), entry as (
      insert into journal (day, kind, source, version, late_for, made_by)
      select d.day, 'transfer', ${from}::uuid, 1, nullif(${today}::date, d.day), ${madeBy}::uuid
      from old, open_day(${today}::date) d (day)
      returning id
    )
    insert into postings (entry_id, account_id, paise)
    select e.id, a.account, a.paise from entry e, old, lateral (values
      (old.id, -old.balance), (family_account(${to}::uuid), old.balance)) a (account, paise)`.execute(
    trx,
  );
}

/** Ends the discounts of a family that is joined: from that day on those of the other one count. */
async function endDiscountsOf(
  trx: Database,
  familyId: string,
  { madeBy, today }: { madeBy: string; today: string },
): Promise<void> {
  await sql`
    insert into discount_ends (discount_id, from_day, made_by)
    select d.id, greatest(d.from_day, ${today}::date), ${madeBy}::uuid from discounts d
    where d.family_id = ${familyId}::uuid and coalesce(d.until_day >= ${today}::date, true)
    on conflict do nothing`.execute(trx);
}

/**
 * Parts a student from a family with others to a new one: lessons that are settled from now on are
 * charged to it. What was entered so far stays. Who bills a lesson meanwhile waits.
 *
 * @returns the id of the new family; null where the student is alone, or not of that family
 */
export async function partStudent(
  trx: Database,
  parting: { familyId: string; studentId: string; madeBy: string; today: string },
): Promise<string | null> {
  const { familyId, studentId, madeBy, today } = parting;
  await holdOffEntries(trx);
  await sql`select from families where id = ${familyId}::uuid for no key update`.execute(trx);
  await holdStudentsOf(trx, [familyId]);
  const members = await listValues<string>(trx)`
    select student_id from family_students where family_id = ${familyId}::uuid`;
  if (members.length < 2 || !members.includes(studentId)) return null;
  await sql`update lesson_bills set family_id = ${familyId}::uuid
    where student_id = ${studentId}::uuid and family_id is null`.execute(trx);
  const created = await onlyValue<string>(trx)`insert into families default values returning id`;
  await sql`select family_account(${created}::uuid)`.execute(trx);
  await sql`
    insert into family_moves (student_id, from_family_id, to_family_id, day, made_by)
    values (${studentId}::uuid, ${familyId}::uuid, ${created}::uuid, ${today}::date,
      ${madeBy}::uuid)`.execute(trx);
  await sql`update family_students set family_id = ${created}::uuid
    where student_id = ${studentId}::uuid`.execute(trx);
  await deleteFeeLinks(trx, [familyId]);
  await checkBillsFrom(trx, today);
  return created;
}
