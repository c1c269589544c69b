import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows, listValues, onlyRow } from "#data/shared/rows.ts";
import { memberNamesSql } from "../members.ts";
import { matchEither } from "#data/shared/list-match.ts";
import { familyNumbersIn, keysOf, type BankLine, type LineState } from "#domain/fees/bank/line.ts";
import { matchLines, type WaitingLine } from "#domain/fees/bank/match.ts";
import type { Statement } from "#domain/fees/bank/statement.ts";
import type { SearchTerm } from "#domain/shared/search-terms.ts";
import { enterLines, linesAtOnce } from "./entries.ts";
import { factQueries, familyNow, type NamedFacts } from "./facts.ts";

/** A statement that was imported. */
export interface StatementRow {
  id: string;
  /** YYYY-MM-DD */
  firstDay: string;
  lastDay: string;
  /** How many lines have money that came in, and how many of these were new. */
  credits: number;
  added: number;
  /** How many lines with money that went out were left out. */
  debits: number;
  importedAt: Date;
  /** How many of its lines wait in suspense. */
  waiting: number;
}

/**
 * Adds a statement with the lines that are in none yet. A line of a payment that somebody has entered by
 * hand, with its number and amount, is linked to that; the money of all others is entered from the bank
 * to suspense.
 *
 * @returns its id
 */
export async function insertStatement(
  trx: Database,
  { lines, debits }: Statement,
  madeBy: string,
): Promise<string> {
  const days = lines.map(({ day }) => day).toSorted();
  const { id } = await trx
    .insertInto("bank_statements")
    .values({
      first_day: days[0] ?? "",
      last_day: days.at(-1) ?? "",
      credits: lines.length,
      added: 0,
      debits,
      imported_by: madeBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const added = await insertLines(trx, id, lines, madeBy);
  await trx.updateTable("bank_statements").set({ added }).where("id", "=", id).execute();
  await linkKnown(trx, id);
  const waiting = await listValues<string>(trx)`
    select id from bank_lines where statement_id = ${id}::uuid and state = 'waiting'`;
  if (waiting.length > 0) await enterLines(trx, waiting, "came-in", madeBy);
  return id;
}

/** Adds the lines that no statement has had. @returns how many */
async function insertLines(
  trx: Database,
  statementId: string,
  lines: readonly BankLine[],
  madeBy: string,
): Promise<number> {
  const keys = keysOf(lines);
  const rows = lines
    .map((line, place) => ({
      ...line,
      place,
      key: keys[place] ?? "",
      familyNumbers: familyNumbersIn(line.narration),
    }))
    // In one order, so that two who import the same do not wait for each other in a circle.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  let added = 0;
  for (let first = 0; first < rows.length; first += linesAtOnce) {
    const some = JSON.stringify(rows.slice(first, first + linesAtOnce));
    const { numAffectedRows = 0n } = await sql`
      insert into bank_lines (statement_id, hash, place, day, paise, narration, numbers,
        family_numbers, way, changed_by)
      select ${statementId}::uuid, sha256(convert_to(l.key, 'UTF8')), l.place, l.day, l.paise,
        l.narration, l.numbers, l."familyNumbers", l.way, ${madeBy}::uuid
      from jsonb_to_recordset(${some}::jsonb) l (key text, place integer, day date, paise bigint,
        narration text, numbers text[], "familyNumbers" integer[], way text)
      order by l.key collate "C"
      on conflict (hash) do nothing`.execute(trx);
    added += Number(numAffectedRows);
  }
  return added;
}

/** Links the lines of a statement to the payments that are entered by hand with their number and amount. */
async function linkKnown(trx: Database, statementId: string): Promise<void> {
  const found = await onlyRow<{ lines: WaitingLine[]; facts: NamedFacts }>(trx)`
    with open as materialized (
      select id, day, paise, numbers, family_numbers from bank_lines
      where statement_id = ${statementId}::uuid and state = 'waiting' order by place
    ), ${factQueries}
    select facts, (select coalesce(json_agg(json_build_object('id', id, 'day', day, 'paise', paise,
        'numbers', numbers, 'familyNumbers', family_numbers)), '[]') from open) as lines
    from facts`;
  const links = [...matchLines(found.lines, found.facts)].flatMap(([lineId, match]) =>
    match.is === "known" ? [{ lineId, paymentId: match.paymentId }] : [],
  );
  if (links.length === 0) return;
  // Who takes such a payment back or links it meanwhile has it first: its line then waits. In a statement
  // of its own, so that the next one sees what they have done.
  const locked = await listValues<string>(trx)`
    select id from payments where id = any (${links.map(({ paymentId }) => paymentId)}::uuid[])
      and reversed_at is null order by id for no key update`;
  const open = new Set(locked);
  const left = JSON.stringify(links.filter(({ paymentId }) => open.has(paymentId)));
  await sql`
    update bank_lines l set state = 'linked', payment_id = k."paymentId"
    from jsonb_to_recordset(${left}::jsonb) k ("lineId" uuid, "paymentId" uuid)
    where l.id = k."lineId"
      and not exists (select from bank_lines o where o.payment_id = k."paymentId")`.execute(trx);
}

const asRow = sql`s.id, s.first_day::text as "firstDay", s.last_day::text as "lastDay", s.credits,
  s.added, s.debits, s.imported_at as "importedAt", (select count(*)::int from bank_lines l
    where l.statement_id = s.id and l.state = 'waiting') as waiting`;

/** A page of the statements, the last imported first. */
export function listStatements(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return listRows<StatementRow>(db)`
    select ${asRow} from bank_statements s
    order by s.imported_at desc, s.id limit ${limit} offset ${offset}`;
}

/** A line of a statement on its page. */
export interface StatementLine extends WaitingLine {
  narration: string;
  state: LineState;
  /** Of the payment that it is; null for none. */
  familyId: string | null;
  /** The students of that family. */
  students: string[];
  /** Why it is set aside. */
  reason: string;
}

/** A statement with a page of its lines, and what is known about those that wait. */
export interface StatementPage extends StatementRow {
  /** Those that wait first, in the statement's order. */
  lines: StatementLine[];
  facts: NamedFacts;
}

/** SQL: the columns of a `StatementLine`, of `bank_lines` as `l`. */
const asLine = sql`json_build_object('id', l.id, 'day', l.day, 'paise', l.paise, 'numbers', l.numbers,
  'familyNumbers', l.family_numbers, 'narration', l.narration, 'state', l.state, 'reason', l.reason,
  'familyId', y.family_id, 'students', ${memberNamesSql(sql`y.family_id`)})`;

/** A statement with a page of its lines, in one statement of SQL; null for an unknown id. */
export const findStatement = (
  db: Database,
  statementId: string,
  { limit, offset }: { limit: number; offset: number },
) => findRow<StatementPage>(db)`
    with page as materialized (
      select * from bank_lines where statement_id = ${statementId}::uuid
      order by state = 'waiting' desc, place limit ${limit} offset ${offset}
    ), open as materialized (select * from page where state = 'waiting'), ${factQueries}
    select ${asRow}, f.facts,
      (select coalesce(json_agg(${asLine} order by l.state = 'waiting' desc, l.place), '[]')
        from page l left join payments y on y.id = l.payment_id) as lines
    from bank_statements s cross join facts f where s.id = ${statementId}::uuid`;

/** A line on its own page. */
export interface LinePage extends StatementLine {
  statementId: string;
  facts: NamedFacts;
  /** Families that were searched for, a few. */
  families: { id: string; number: number; students: string[]; balance: number }[];
}

/** Which families are searched for. */
export interface FamilySearch {
  /** Of its code; null for none. */
  number: number | null;
  /** Of a student's name (`searchTerms`); null for no search. */
  students: { terms: readonly SearchTerm[] | null } | null;
  limit: number;
}

/** A line with what is known about it and the families that were searched for; null for an unknown id. */
export async function findLine(
  db: Database,
  lineId: string,
  { number, students, limit }: FamilySearch,
): Promise<LinePage | null> {
  const found = await findRow<{ line: StatementLine } & Omit<LinePage, keyof StatementLine>>(db)`
    with page as materialized (select * from bank_lines where id = ${lineId}::uuid),
    open as materialized (select * from page where state = 'waiting'), ${factQueries},
    family as (
      select k.family_id as id from students
        join family_students k on k.student_id = students.id
      where ${students ? matchEither(students.terms, "in the index") : sql`false`}
      union select ${familyNow} from families f where f.number = ${number}::int
        and exists (select from family_students k where k.family_id = ${familyNow})
      limit ${limit})
    select ${asLine} as line, l.statement_id as "statementId", f.facts,
      (select coalesce(json_agg(json_build_object('id', c.id, 'number', c.number,
          'students', c.students, 'balance', c.balance) order by c.students::text, c.id), '[]')
        from (select g.id, g.number, coalesce((select balance from ledger_accounts a
              where a.family_id = g.id), 0) as balance,
            ${memberNamesSql(sql`g.id`)} as students
          from family c join families g on g.id = c.id) c) as families
    from page l left join payments y on y.id = l.payment_id cross join facts f`;
  if (!found) return null;
  const { line, ...rest } = found;
  return { ...line, ...rest };
}
