import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";
import { retryDeadlocks } from "#data/shared/deadlock.ts";
import type { GatewayNews } from "#domain/fees/gateway/event.ts";
import type { GatewayPayment, GatewayRefund } from "#domain/fees/gateway/facts.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { endLink, linkOf } from "./links.ts";
import { holdGatewayPayment, settleGatewayPayment, type Entered } from "./settle.ts";

/** What came of something that the gateway said. */
export interface Heard {
  /** Whether the same notice was taken before: nothing was done. */
  isRepeated: boolean;
  entered: Entered[];
  /** Whether nobody knows what the money is for. */
  isUnknown: boolean;
}

/**
 * Keeps what the gateway has said, and enters what follows from it, in one transaction. It enters nothing
 * twice, however often it is said, by whatever way and in whatever order.
 *
 * @param event the gateway's id of its notice, and its name of what happened; null for the answer to a
 *   question of ours
 */
export function hearGateway(
  db: Database,
  news: GatewayNews,
  event: { id: string; kind: string } | null,
): Promise<Heard> {
  return retryDeadlocks(() => db.transaction().execute((trx) => hear(trx, news, event)));
}

async function hear(
  trx: Database,
  news: GatewayNews,
  event: { id: string; kind: string } | null,
): Promise<Heard> {
  const nothing = { isRepeated: false, entered: [], isUnknown: false };
  if (event && !(await insertEvent(trx, event))) return { ...nothing, isRepeated: true };
  if (news.is === "payment") {
    await keepPayment(trx, news.payment);
    return enter(trx, news.payment.paymentId);
  }
  if (news.is === "refund") {
    await keepRefund(trx, news.refund);
    return enter(trx, news.refund.paymentId);
  }
  if (news.is === "end") await endLink(trx, news);
  return nothing;
}

async function enter(trx: Database, paymentId: string): Promise<Heard> {
  const entered = await settleGatewayPayment(trx, paymentId);
  const known = await trx
    .selectFrom("gateway_payments")
    .where("payment_id", "=", paymentId)
    .where("entered_as", "is not", null)
    .select("payment_id")
    .executeTakeFirst();
  return { isRepeated: false, entered, isUnknown: known === undefined };
}

/** Whether a notice is new. */
const insertEvent = (trx: Database, { id, kind }: { id: string; kind: string }) =>
  trx
    .insertInto("gateway_events")
    .values({ event_id: id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .$call(hasResult);

async function keepPayment(trx: Database, payment: GatewayPayment): Promise<void> {
  const { paymentId, reference, linkId, paise, currency, day } = payment;
  await holdGatewayPayment(trx, paymentId);
  await sql`
    insert into gateway_payments as p (payment_id, link_id, paise, currency, day)
    values (${paymentId}, ${linkOf(linkId, reference)}, ${paise}, ${currency}, ${day}::date)
    on conflict (payment_id) do update set link_id = coalesce(p.link_id, excluded.link_id)`.execute(
    trx,
  );
}

/** SQL: how certain a state of a refund is. A failure is the last word. */
const rank = (state: ReturnType<typeof sql>) => sql`array_position(
  array['asked', 'refused', 'pending', 'processed', 'failed'], ${state})`;

/** Keeps how a refund stands, also of one that was made with the gateway itself. */
async function keepRefund(trx: Database, refund: GatewayRefund): Promise<void> {
  const { refundId, paymentId, receipt, paise, state } = refund;
  await holdGatewayPayment(trx, paymentId);
  const own = receipt !== null && isRecordId(receipt) ? receipt : null;
  // Ours, of which only the receipt is known until the gateway has answered.
  await sql`
    update gateway_refunds set refund_id = ${refundId}
    where id = ${own}::uuid and payment_id = ${paymentId} and refund_id is null
      and not exists (select from gateway_refunds where refund_id = ${refundId})`.execute(trx);
  await sql`
    insert into gateway_refunds as r (refund_id, payment_id, paise, state, ask_at)
    values (${refundId}, ${paymentId}, ${paise}, ${state},
      case when ${state} = 'pending' then clock_timestamp() + interval '1 hour' end)
    on conflict (refund_id) do update set
      state = case when ${rank(sql`excluded.state`)} > ${rank(sql`r.state`)}
        then excluded.state else r.state end,
      ask_at = case when excluded.state in ('processed', 'failed') then null else r.ask_at end`.execute(
    trx,
  );
}

/** How long notices are kept: the gateway repeats them for a day. */
const eventsKept = sql`interval '90 days'`;

/** Deletes the ids of old notices. What they said is kept. */
export async function deleteOldGatewayEvents(db: Database): Promise<void> {
  await sql`delete from gateway_events where received_at < now() - ${eventsKept}`.execute(db);
}
