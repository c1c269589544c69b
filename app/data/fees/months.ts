import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";

/** The numbers of a month, in paise. */
export interface FeeMonth {
  /** YYYY-MM */
  month: string;
  /** What lessons cost families with taxes, after discounts and what was taken back. */
  charged: number;
  /** What of it is tax, by the invoices and credit notes of the month. */
  tax: number;
  /** What families paid, less what they got back. */
  received: number;
  writtenOff: number;
  /** What tutors earned. */
  earned: number;
  /** What was paid out to tutors, without the tax that was deducted. */
  paidOut: number;
  /** What all families owe at its end, less what is paid in advance. */
  owed: number;
}

/** The months of fees. */
export interface FeeMonths {
  /** YYYY-MM; null before fees began. */
  started: string | null;
  /** The last closed month; null for none. */
  closed: string | null;
  /** Whether lessons wait to be billed. */
  isBilling: boolean;
  /** With entries, the newest first. */
  months: FeeMonth[];
}

/** The numbers of all months, and which are closed. */
export const findFeeMonths = (db: Database) => onlyRow<FeeMonths>(db)`
    with sums as (
      select month, kind, sum(paise) as paise from fee_sums group by month, kind
    ), by_month as (
      select month,
        coalesce(-sum(paise) filter (where kind in ('income', 'discount', 'cgst', 'sgst', 'igst')), 0)
          ::float8 as charged,
        coalesce(-sum(paise) filter (where kind in ('cgst', 'sgst', 'igst')), 0)::float8 as tax,
        -- What came in by the bank and is no family's yet, or no fee, is not received.
        coalesce(sum(paise) filter (where kind in ('bank', 'cash', 'gateway', 'suspense', 'not-fees')), 0)::float8
          as moved,
        -- What tutors earned and is neither owed to them nor deducted has left the bank.
        coalesce(sum(paise) filter (where kind in ('tutor-cost', 'tutor', 'tds')), 0)::float8
          as "paidOut",
        coalesce(sum(paise) filter (where kind = 'write-off'), 0)::float8 as "writtenOff",
        coalesce(sum(paise) filter (where kind = 'tutor-cost'), 0)::float8 as earned,
        coalesce(sum(paise) filter (where kind = 'family'), 0)::float8 as change
      from sums group by month
    )
    select (select to_char(started_on, 'YYYY-MM') from fee_settings) as started,
      (select to_char(max(month), 'YYYY-MM') from closed_months) as closed,
      exists (select from bill_checks) as "isBilling",
      (select coalesce(json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'),
          'charged', m.charged, 'tax', m.tax, 'received', m.moved + m."paidOut",
          'writtenOff', m."writtenOff", 'earned', m.earned, 'paidOut', m."paidOut",
          'owed', m.owed) order by m.month desc), '[]')
        from (select *, sum(change) over (order by month) as owed from by_month) m) as months`;

/** Closes a month; who bills a lesson meanwhile comes before or after. @param month YYYY-MM */
export async function insertClosedMonth(
  trx: Database,
  month: string,
  closedBy: string,
): Promise<void> {
  await trx
    .insertInto("closed_months")
    .values({ month: `${month}-01`, closed_by: closedBy })
    .execute();
}

/** Merges the sums of each month into one row a kind, in one statement; concurrent entries stay right. */
export async function compactFeeSums(db: Database): Promise<void> {
  await sql`
    with folded as (
      delete from fee_sums where (month, kind) in (
        select month, kind from fee_sums group by month, kind having count(*) > 1
      ) returning month, kind, paise
    )
    insert into fee_sums (month, kind, paise)
    select month, kind, sum(paise) from folded group by month, kind having sum(paise) <> 0`.execute(
    db,
  );
}
