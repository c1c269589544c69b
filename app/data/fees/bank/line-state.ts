import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue } from "#data/shared/rows.ts";
import type { LineState } from "#domain/fees/bank/line.ts";
import { enterLines } from "./entries.ts";

/** A line of a bank statement, locked until the transaction ends. */
export interface LockedLine {
  /** YYYY-MM-DD */
  day: string;
  paise: number;
  numbers: string[];
  way: "upi" | "bank";
}

/** A line in a state, locked until the transaction ends; null for another state and an unknown id. */
export function lockLine(trx: Database, lineId: string, state: LineState) {
  return findRow<LockedLine>(trx)`
    select day::text as day, paise::float8 as paise, numbers, way from bank_lines
    where id = ${lineId}::uuid and state = ${state} for no key update`;
}

/**
 * The line that waits with the number and the amount of a payment that is entered by hand, locked until
 * the transaction ends; null for none.
 */
export const lockLineOf = (
  trx: Database,
  { reference, paise }: { reference: string; paise: number },
) => findValue<string>(trx)`
    select id from bank_lines where state = 'waiting' and paise = ${paise}
      and numbers @> array[upper(${reference}::text)]
    order by day, place, id limit 1 for no key update`;

/** Changes where a locked line stands. */
export async function updateLine(
  trx: Database,
  id: string,
  line: { state: LineState; paymentId: string | null; reason?: string; madeBy: string | null },
): Promise<void> {
  const { state, paymentId, reason = "", madeBy } = line;
  await trx
    .updateTable("bank_lines")
    .set({
      state,
      payment_id: paymentId,
      reason,
      changed_by: madeBy,
      changed_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Lets the line of a payment wait again that is taken back. The money of a payment that was entered by
 * hand left the bank with it, and comes in again by the line.
 */
export async function releaseLineOf(
  trx: Database,
  paymentId: string,
  madeBy: string | null,
): Promise<void> {
  const line = await trx
    .selectFrom("bank_lines")
    .where("payment_id", "=", paymentId)
    .select(["id", "state"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!line) return;
  await updateLine(trx, line.id, { state: "waiting", paymentId: null, madeBy });
  if (line.state === "linked") await enterLines(trx, [line.id], "came-in", madeBy);
}
