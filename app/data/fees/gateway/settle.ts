import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows, rowOrNull } from "#data/shared/rows.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { insertPayment, reversePayment } from "../ledger.ts";

/** What was entered in the books because of what the gateway said. */
export interface Entered {
  what: "payment" | "refund" | "reversal";
  familyId: string;
  /** Of the family's payment or refund. */
  paymentId: string;
  paise: number;
}

/**
 * Until the transaction ends nobody else enters what the gateway says of a payment: call it first, before
 * any row of it is read.
 *
 * @param paymentId the gateway's id
 */
export async function holdGatewayPayment(trx: Database, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 116))`.execute(trx);
}

interface Known {
  familyId: string | null;
  linkId: string | null;
  paise: number;
  currency: string;
  day: string;
  enteredAs: string | null;
}

interface KnownRefund {
  id: string;
  refundId: string;
  paise: number;
  hasFailed: boolean;
  reason: string;
  madeBy: string | null;
  enteredAs: string | null;
  isReversed: boolean;
}

/**
 * Enters what follows from all that the gateway has said of a payment and is not entered yet: the payment
 * once it is known whose it is, each refund that was accepted, and that one failed. It may run as often
 * as anybody likes, and the order of what was said does not matter.
 *
 * @param paymentId the gateway's id, held by `holdGatewayPayment`
 */
export async function settleGatewayPayment(trx: Database, paymentId: string): Promise<Entered[]> {
  const known = await findKnown(trx, paymentId);
  if (!known) return [];
  const { paise, familyId: linkFamilyId, currency } = known;
  const isNew = known.enteredAs === null && linkFamilyId !== null && currency === "INR";
  const enteredAs = isNew
    ? await enterKnown(trx, paymentId, { ...known, familyId: linkFamilyId })
    : known.enteredAs;
  if (enteredAs === null) return [];
  // Where the family was joined meanwhile, the one that it is a part of now.
  const familyId = await familyOf(trx, enteredAs);
  const entered: Entered[] = isNew
    ? [{ what: "payment", familyId, paymentId: enteredAs, paise }]
    : [];
  for (const refund of await listRefunds(trx, paymentId)) {
    const done = await settleRefund(trx, familyId, refund);
    if (done) entered.push({ familyId, paise: refund.paise, ...done });
  }
  return entered;
}

async function enterKnown(
  trx: Database,
  paymentId: string,
  { familyId, linkId, paise, day }: Known & { familyId: string },
): Promise<string> {
  // Somebody may have entered it by hand while the gateway's notice was late.
  const byHand = await trx
    .selectFrom("payments")
    .where("kind", "=", "payment")
    .where("reversed_at", "is", null)
    // The index of references has no empty ones.
    .where("reference", "<>", "")
    .where(sql<boolean>`upper(reference) = upper(${paymentId})`)
    .select("id")
    .executeTakeFirst();
  const today = toIndiaDateTimeFields(new Date()).date;
  const enteredAs =
    byHand?.id ??
    (await insertPayment(trx, {
      familyId,
      kind: "payment",
      way: "gateway",
      paise,
      day: day > today ? today : day,
      reference: paymentId,
      reason: "",
      madeBy: null,
    }));
  await trx
    .updateTable("gateway_payments")
    .set({ entered_as: enteredAs })
    .where("payment_id", "=", paymentId)
    .execute();
  await trx
    .updateTable("gateway_links")
    .set({ state: "paid", ask_at: null })
    .where("id", "=", linkId)
    .execute();
  return enteredAs;
}

async function settleRefund(
  trx: Database,
  familyId: string,
  refund: KnownRefund,
): Promise<Pick<Entered, "what" | "paymentId"> | null> {
  const { id, refundId, paise, hasFailed, reason, madeBy, enteredAs, isReversed } = refund;
  if (enteredAs === null) {
    if (hasFailed) return null;
    const paymentId = await insertPayment(trx, {
      familyId,
      kind: "refund",
      way: "gateway",
      paise,
      day: toIndiaDateTimeFields(new Date()).date,
      reference: refundId,
      reason,
      madeBy,
    });
    await trx
      .updateTable("gateway_refunds")
      .set({ entered_as: paymentId })
      .where("id", "=", id)
      .execute();
    return { what: "refund", paymentId };
  }
  if (!hasFailed || isReversed) return null;
  const reversal = { familyId, paymentId: enteredAs, madeBy: null, isOfGateway: true };
  if (!(await reversePayment(trx, reversal))) return null;
  return { what: "reversal", paymentId: enteredAs };
}

function findKnown(trx: Database, paymentId: string): Promise<Known | null> {
  return trx
    .selectFrom("gateway_payments as p")
    .leftJoin("gateway_links as l", "l.id", "p.link_id")
    .where("p.payment_id", "=", paymentId)
    .select([
      "l.family_id as familyId",
      "p.link_id as linkId",
      sql<number>`p.paise::float8`.as("paise"),
      "p.currency",
      sql<string>`p.day::text`.as("day"),
      "p.entered_as as enteredAs",
    ])
    .$call(rowOrNull);
}

const listRefunds = (trx: Database, paymentId: string) => listRows<KnownRefund>(trx)`
    select r.id, r.refund_id as "refundId", r.paise::float8 as paise,
      r.state = 'failed' as "hasFailed", r.reason, r.made_by as "madeBy",
      r.entered_as as "enteredAs", y.reversed_at is not null as "isReversed"
    from gateway_refunds r left join payments y on y.id = r.entered_as
    where r.payment_id = ${paymentId} and r.state in ('pending', 'processed', 'failed')
      and r.refund_id is not null
    order by r.refund_id`;

async function familyOf(trx: Database, paymentId: string): Promise<string> {
  const row = await trx
    .selectFrom("payments")
    .where("id", "=", paymentId)
    .select("family_id")
    .executeTakeFirstOrThrow();
  return row.family_id;
}
