import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue } from "#data/shared/rows.ts";
import { memberNamesSql } from "../members.ts";
import { holdGatewayPayment } from "./settle.ts";

/** A payment that came through the gateway, and what of it can be given back. */
export interface PaidOnline {
  /** The gateway's id. */
  gatewayId: string;
  paise: number;
  /** YYYY-MM-DD, in India. */
  day: string;
  /** What is not given back, and not asked to be, in paise. */
  left: number;
  /** The names of the family's students. */
  students: string[];
}

/** SQL: what of a payment `p` of the gateway can be given back. */
const left = sql`(p.paise - coalesce((select sum(r.paise) from gateway_refunds r
  where r.payment_id = p.payment_id and r.state in ('asked', 'pending', 'processed')), 0))::float8`;

/**
 * A family's payment through the gateway; null for another payment and for what that family has not paid.
 *
 * @param paymentId our id
 */
export const findPaidOnline = (
  db: Database,
  { familyId, paymentId }: { familyId: string; paymentId: string },
) => findRow<PaidOnline>(db)`
    select p.payment_id as "gatewayId", p.paise::float8 as paise, p.day::text as day,
      ${left} as left, ${memberNamesSql(sql`y.family_id`)} as students
    from payments y join gateway_payments p on p.entered_as = y.id
    where y.id = ${paymentId}::uuid and y.family_id = ${familyId}::uuid
      and y.way = 'gateway'`;

/** What is to be given back of a payment. */
export interface NewRefund {
  /** The gateway's id. */
  gatewayId: string;
  paise: number;
  reason: string;
  madeBy: string;
}

/**
 * Adds that something is to be given back: the gateway has to be asked then. It is not in the books yet.
 *
 * @param askAt when the gateway is asked again where this request does not hear from it
 * @returns the id, which the gateway gets too; null where less is left of the payment
 */
export async function insertRefund(
  trx: Database,
  { gatewayId, paise, reason, madeBy }: NewRefund,
  askAt: Date,
): Promise<string | null> {
  await holdGatewayPayment(trx, gatewayId);
  return findValue<string>(trx)`
    insert into gateway_refunds (payment_id, paise, state, reason, made_by, ask_at)
    select p.payment_id, ${paise}, 'asked', ${reason}, ${madeBy}::uuid, ${askAt}
    from gateway_payments p
    where p.payment_id = ${gatewayId} and p.entered_as is not null and ${left} >= ${paise}
    returning id`;
}

/** Notes that the gateway has refused to give something back. */
export async function refuseRefund(db: Database, id: string): Promise<void> {
  await db
    .updateTable("gateway_refunds")
    .set({ state: "refused", ask_at: null })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .execute();
}
