import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { isByBank, type PaymentKind, type PaymentWay } from "#domain/fees/payment.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { issueReceipt } from "./documents/issue.ts";
import { holdFamily } from "./hold.ts";
import { insertReceiptMails } from "./mails/mails.ts";
import { lockLineOf, releaseLineOf, updateLine } from "./bank/line-state.ts";

/** A payment, a refund or a debt that is written off. */
export interface NewPayment {
  familyId: string;
  kind: PaymentKind;
  /** null for a debt that is written off. */
  way: PaymentWay | null;
  paise: number;
  /** YYYY-MM-DD, in India. */
  day: string;
  reference: string;
  reason: string;
  /** null for what the payment gateway says by itself. */
  madeBy: string | null;
  /** The bank line that it is given from, which is locked; a payment by hand has none. */
  lineId?: string;
}

/**
 * SQL: the account that a payment's money goes into, or a refund's comes from. A bank line's money is in
 * the bank already.
 */
const otherAccount = sql`academy_account(case when p.kind = 'write-off' then 'write-off'
  when p.line_id is not null then 'suspense'
  when p.way in ('cash', 'gateway') then p.way else 'bank' end)`;

/**
 * Adds a payment with its journal entry, its receipt and the mails about it. Where its month is closed, the entry is dated
 * on the first open day and says so. A transfer whose line of a bank statement waits is given from that
 * line.
 *
 * @throws the database's error where a payment with that reference exists (`payments_reference_once`)
 */
export async function insertPayment(trx: Database, payment: NewPayment): Promise<string> {
  const { kind, way, paise, day, reference, reason, madeBy } = payment;
  const familyId = await holdFamily(trx, payment.familyId);
  const isTransfer = kind === "payment" && isByBank(way) && reference !== "";
  const found = payment.lineId === undefined && isTransfer ? await lockLineOf(trx, payment) : null;
  const { id } = await trx
    .insertInto("payments")
    .values({
      family_id: familyId,
      kind,
      way,
      paise,
      day,
      reference,
      reason,
      made_by: madeBy,
      reversed_at: null,
      reversed_by: null,
      line_id: payment.lineId ?? found,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (found) await updateLine(trx, found, { state: "given", paymentId: id, madeBy });
  await enterPayment(trx, id, 1, madeBy);
  if (kind === "payment") {
    // After the accounts: nobody waits for one while holding the row of the numbers.
    await issueReceipt(trx, id, { today: toIndiaDateTimeFields(new Date()).date, madeBy });
    await insertReceiptMails(trx, { familyId, paymentId: id });
  }
  return id;
}

/**
 * Takes a payment back that was entered by mistake: its entry is reversed, with today's date, and its
 * line of a bank statement waits again. What came or went through the payment gateway is taken back
 * only where the gateway says so.
 *
 * @returns false where it is taken back already, or there is none in that family
 */
export async function reversePayment(
  trx: Database,
  payment: { familyId: string; paymentId: string; madeBy: string | null; isOfGateway?: boolean },
): Promise<boolean> {
  const { familyId, paymentId, madeBy, isOfGateway = false } = payment;
  const held = await holdFamily(trx, familyId);
  const { numUpdatedRows } = await trx
    .updateTable("payments")
    .set({ reversed_at: sql<Date>`now()`, reversed_by: madeBy })
    .where("id", "=", paymentId)
    .where("family_id", "=", held)
    .where("reversed_at", "is", null)
    .where(sql<boolean>`(way is not distinct from 'gateway') = ${isOfGateway}`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await enterPayment(trx, paymentId, 2, madeBy);
  await releaseLineOf(trx, paymentId, madeBy);
  return true;
}

/** Version 1 enters a payment, version 2 reverses it. */
async function enterPayment(trx: Database, id: string, version: 1 | 2, madeBy: string | null) {
  const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
  const sign = version === 1 ? sql`` : sql`-`;
  await sql`
    with paid as (
      select p.*, case when p.kind = 'refund' then -p.paise else p.paise end as received,
        ${version === 1 ? sql`p.day` : today} as wanted_day
      from payments p where p.id = ${id}
    ), entry as (
      insert into journal (day, kind, source, version, reason, late_for, made_by, reverses)
      select open_day(p.wanted_day), p.kind, p.id, ${version}, p.reason,
        nullif(p.wanted_day, open_day(p.wanted_day)), ${madeBy}::uuid,
        (select j.id from journal j where j.source = p.id and j.version = 1 and ${version} = 2)
      from paid p returning id
    )
    insert into postings (entry_id, account_id, paise)
    select e.id, a.account, a.paise from entry e, paid p, lateral (values
      (family_account(p.family_id), -(${sign} p.received)),
      (${otherAccount}, ${sign} p.received)) a (account, paise)`.execute(trx);
}
