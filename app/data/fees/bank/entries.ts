import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { holdEntries } from "../hold.ts";

/** What happens to the money of a line: it came in, that is taken back, it is no fee, or may be one. */
export type LineEntry = "came-in" | "taken-back" | "set-aside" | "put-back";

/** The entry's kind, and which accounts the money goes from and to. */
const entries = {
  "came-in": { kind: "bank-line", from: "suspense", to: "bank" },
  "taken-back": { kind: "bank-line", from: "bank", to: "suspense" },
  "set-aside": { kind: "set-aside", from: "not-fees", to: "suspense" },
  "put-back": { kind: "set-aside", from: "suspense", to: "not-fees" },
} as const;

/** How many lines a statement of SQL has: each has to end in time, also on a busy machine. */
export const linesAtOnce = 1000;

/**
 * Enters what happens to the money of lines, each in an entry of its own. It is dated on the line's day
 * where it came in, else today; in a closed month on the first open day, which says so.
 */
export async function enterLines(
  trx: Database,
  lineIds: readonly string[],
  what: LineEntry,
  madeBy: string | null,
): Promise<void> {
  for (let first = 0; first < lineIds.length; first += linesAtOnce) {
    await enterSome(trx, lineIds.slice(first, first + linesAtOnce), what, madeBy);
    if (lineIds.length <= linesAtOnce) return;
    // Whether they sum to zero would else be asked of all at once.
    await sql`set constraints journal_balanced, postings_balanced immediate`.execute(trx);
    await sql`set constraints journal_balanced, postings_balanced deferred`.execute(trx);
  }
}

async function enterSome(
  trx: Database,
  lineIds: readonly string[],
  what: LineEntry,
  madeBy: string | null,
): Promise<void> {
  const { kind, from, to } = entries[what];
  const isReversal = what === "taken-back" || what === "put-back";
  await holdEntries(trx);
  await sql`
    with line as (
      update bank_lines set version = version + 1 where id = any (${lineIds}::uuid[])
      returning id, paise, version, reason,
        ${what === "came-in" ? sql`day` : sql`(now() at time zone 'Asia/Kolkata')::date`} as day
    ), account as materialized (
      select academy_account(${from}) as from_id, academy_account(${to}) as to_id
    ), entry as (
      insert into journal (day, kind, source, version, reason, late_for, made_by, reverses)
      select o.day, ${kind}, l.id, l.version, l.reason, nullif(l.day, o.day), ${madeBy}::uuid,
        case when ${isReversal} then (select j.id from journal j
          where j.source = l.id and j.kind = ${kind} and j.reverses is null
          order by j.version desc limit 1) end
      from line l cross join lateral open_day(l.day) o (day)
      returning id, source
    )
    insert into postings (entry_id, account_id, paise)
    select e.id, a.account, a.paise from entry e join line l on l.id = e.source
      cross join account c
      cross join lateral (values (c.from_id, -l.paise), (c.to_id, l.paise)) a (account, paise)`.execute(
    trx,
  );
}
