import type { Queued } from "#domain/mail/mail.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";
import { feeMailKinds, oldestReceiptDays, receiptMailSeconds } from "#domain/fees/mails.ts";
import { holdStudentsOf } from "../hold.ts";
import { mailedReaders } from "./readers.ts";

/** SQL: what is stored with a mail to a reader `r` of the family `f`. */
export const readerData = sql`jsonb_strip_nulls(jsonb_build_object('familyId', f.id,
  'guardianId', r.guardian_id, 'studentId', r.student_id, 'language', r.language))`;

/** SQL: where a mail to a reader `r` goes; null for the student's own address. */
export const readerAddress = sql`case when r.student_id is null then r.email end`;

/** Inserts the mails about documents that were just issued; none where they are switched off. */
export async function insertInvoiceMails(
  trx: Database,
  familyId: string,
  documentIds: readonly string[],
): Promise<void> {
  const now = new Date();
  // A mail is stored with the account of a student.
  await holdStudentsOf(trx, [familyId]);
  await sql`
    insert into mails (account_id, address, kind, data)
    select r.account_id, ${readerAddress}, 'fee-invoice',
      ${readerData} || jsonb_build_object('documentIds', ${JSON.stringify(documentIds)}::jsonb)
    from families f cross join lateral ${mailedReaders(now)} r
    where f.id = ${familyId}::uuid
      and coalesce((select has_invoices from fee_mail_settings), true)`.execute(trx);
}

/**
 * Inserts the mails about a payment that was just entered; none where they are switched off, or the
 * money came long ago. They wait a little, so that one that is taken back at once is told to nobody.
 */
export async function insertReceiptMails(
  trx: Database,
  { familyId, paymentId }: { familyId: string; paymentId: string },
): Promise<void> {
  const now = new Date();
  // A mail is stored with the account of a student.
  await holdStudentsOf(trx, [familyId]);
  await sql`
    insert into mails (account_id, address, kind, data, due_at)
    select r.account_id, ${readerAddress}, 'fee-receipt',
      ${readerData} || jsonb_build_object('paymentId', y.id),
      now() + make_interval(secs => ${receiptMailSeconds})
    from payments y join families f on f.id = y.family_id
      cross join lateral ${mailedReaders(now)} r
    where y.id = ${paymentId}::uuid and y.kind = 'payment'
      and y.day > (now() at time zone 'Asia/Kolkata')::date - ${oldestReceiptDays}::integer
      and coalesce((select has_receipts from fee_mail_settings), true)`.execute(trx);
}

/**
 * The mails about fees that were inserted lately and wait: whoever enters money or issues documents puts
 * none in the queue. Older ones are found with all others that wait.
 */
export async function listNewFeeMails(db: Database): Promise<Queued[]> {
  return db
    .selectFrom("mails")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("queued_at", ">", sql<Date>`now() - interval '2 hours'`)
    .where("kind", "in", feeMailKinds)
    .select(["id as mailId", "due_at as dueAt"])
    .orderBy("queued_at")
    .execute();
}

/** A payment of a family for a mail, in paise; null where it was taken back. */
export function findMailedPayment(db: Database, familyId: string, paymentId: string) {
  return db
    .selectFrom("payments as y")
    .leftJoin("documents as d", "d.payment_id", "y.id")
    .where("y.id", "=", paymentId)
    .where("y.family_id", "=", familyId)
    .where("y.reversed_at", "is", null)
    .select([
      "y.way",
      sql<number>`y.paise::float8`.as("paise"),
      sql<string>`y.day::text`.as("day"),
      "d.year",
      "d.number",
    ])
    .$call(rowOrNull);
}
