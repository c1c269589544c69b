import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows, listValues, onlyRow } from "#data/shared/rows.ts";
import {
  keepUntil,
  planDocuments,
  type DocumentKind,
  type InvoicedLesson,
  type OpenInvoice,
  type PlannedDocument,
  type UndocumentedLesson,
} from "#domain/fees/document.ts";
import { financialYearOf } from "#domain/fees/financial-year.ts";
import { noTax, totalOf, type Tax } from "#domain/fees/tax.ts";
import { holdFamily } from "../hold.ts";
import { insertInvoiceMails } from "../mails/mails.ts";
import { findIssuer, type Issuer } from "./issuer.ts";

/** When documents are issued, and by whom. */
export interface Issuing {
  /** YYYY-MM-DD, in India. */
  today: string;
  madeBy: string | null;
}

interface Lesson extends UndocumentedLesson {
  studentId: string | null;
}

interface Payer {
  name: string;
  address: string;
  /** Empty for the issuer's. */
  state: string;
}

/**
 * SQL: whether documents say another sum of a row of lesson_bills than it costs. A disputed lesson waits
 * until it is decided.
 */
export const differs = sql`charge <> documented and standing <> 'disputed'`;

/** SQL: the same of a family's lessons until a day. @param until YYYY-MM-DD, in India */
export const isUndocumented = (until: string) =>
  sql`family_id is not null and ${differs}
    and starts_at < (${until}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

/**
 * Issues what is missing of a family's invoices and credit notes, for lessons until a day, and inserts
 * the mails about them. Run it in a transaction of its own.
 *
 * @param until YYYY-MM-DD
 * @returns the ids of what was issued; none before anybody has said who issues documents
 */
export async function issueDocuments(
  trx: Database,
  ofFamily: string,
  until: string,
  { today, madeBy }: Issuing,
): Promise<string[]> {
  const familyId = await holdFamily(trx, ofFamily);
  const issuer = await findIssuer(trx, today);
  if (!issuer) return [];
  // In the order of those who bill a lesson: this also keeps two from issuing the same.
  const lessons = await lockUndocumented(trx, familyId, until);
  if (lessons.length === 0) return [];
  const invoiced = await listInvoiced(
    trx,
    lessons.filter((one) => one.charge < one.documented).map(({ lessonId }) => lessonId),
  );
  const names = await holdNames(trx, lessons);
  const payer = await findPayer(trx, familyId);
  const plan = planDocuments(lessons, {
    ...invoiced,
    taxRate: issuer.gstin === "" ? 0 : issuer.taxRate,
    isWithinState: payer.state === "" || payer.state === issuer.state,
  });
  const issued: string[] = [];
  for (const document of plan) {
    const head = { familyId, today, madeBy, issuer, payer };
    const id = await insertDocument(trx, { ...head, ...document, paymentId: null });
    await insertLines(trx, id, document.lines, { lessons, names });
    await documentLessons(trx, id, document.kind);
    await enterTax(trx, id, document);
    issued.push(id);
  }
  if (issued.length > 0) await insertInvoiceMails(trx, familyId, issued);
  return issued;
}

/**
 * Issues the receipt of a payment.
 *
 * @returns its id; null before anybody has said who issues documents
 */
export async function issueReceipt(
  trx: Database,
  paymentId: string,
  { today, madeBy }: Issuing,
): Promise<string | null> {
  const issuer = await findIssuer(trx, today);
  if (!issuer) return null;
  const payment = await trx
    .selectFrom("payments")
    .where("id", "=", paymentId)
    .select(["family_id as familyId", sql<number>`paise::float8`.as("paise")])
    .executeTakeFirstOrThrow();
  const { familyId, paise } = payment;
  const payer = await findPayer(trx, familyId);
  const receipt = { kind: "receipt", corrects: null, paise, taxRate: 0, tax: noTax } as const;
  return insertDocument(trx, { familyId, today, madeBy, issuer, payer, paymentId, ...receipt });
}

/** SQL: whether a payment `y` has no receipt: it was entered before anybody had said who issues documents. */
export const lacksReceipt = sql`y.kind = 'payment' and y.reversed_at is null
  and not exists (select from documents r where r.payment_id = y.id)`;

/** Issues the receipts that payments of a family lack. @returns their ids */
export async function issueMissingReceipts(
  trx: Database,
  ofFamily: string,
  issuing: Issuing,
): Promise<string[]> {
  const familyId = await holdFamily(trx, ofFamily);
  const lacking = sql`from payments y where y.family_id = ${familyId}::uuid and ${lacksReceipt}
    order by y.day, y.id`;
  // Who has waited for another one reads again which ones are left.
  await sql`select ${lacking} for no key update of y`.execute(trx);
  const issued: string[] = [];
  for (const id of await listValues<string>(trx)`select y.id ${lacking}`) {
    const receiptId = await issueReceipt(trx, id, issuing);
    if (receiptId !== null) issued.push(receiptId);
  }
  return issued;
}

const lockUndocumented = (trx: Database, familyId: string, until: string) => listRows<Lesson>(trx)`
    select b.lesson_id as "lessonId", b.charge::float8 as charge,
      b.documented::float8 as documented, b.student_id as "studentId"
    from lesson_bills b
    where b.family_id = ${familyId}::uuid and ${isUndocumented(until)}
    order by b.lesson_id for no key update of b`;

/** What students are called, who are not deleted until the transaction ends; without those who are. */
async function holdNames(trx: Database, lessons: readonly Lesson[]): Promise<Map<string, string>> {
  const ids = new Set(lessons.flatMap(({ studentId }) => studentId ?? []));
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from students where id = any (${[...ids]}::uuid[]) for key share`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What invoices still say of some lessons, the newest first, and these invoices as a whole. */
async function listInvoiced(
  trx: Database,
  lessonIds: readonly string[],
): Promise<{ invoiced: InvoicedLesson[]; invoices: OpenInvoice[] }> {
  if (lessonIds.length === 0) return { invoiced: [], invoices: [] };
  return onlyRow<{ invoiced: InvoicedLesson[]; invoices: OpenInvoice[] }>(trx)`
    with open as materialized (
      select d.id, d.year, d.number, l.lesson_id, l.paise - coalesce((
        select sum(c.paise) from documents n join document_lines c on c.document_id = n.id
        where n.corrects = d.id and c.lesson_id = l.lesson_id), 0) as paise
      from document_lines l join documents d on d.id = l.document_id
      where l.lesson_id = any(${lessonIds}::uuid[]) and d.kind = 'invoice'
    )
    select
      (select coalesce(json_agg(json_build_object('invoiceId', o.id, 'lessonId', o.lesson_id,
        'paise', o.paise) order by o.year desc, o.number desc), '[]')
        from open o where o.paise > 0) as invoiced,
      (select coalesce(json_agg(json_build_object('id', d.id, 'taxRate', d.tax_rate,
        'paise', d.paise - coalesce((select sum(paise) from documents n where n.corrects = d.id), 0),
        'isWithinState', d.payer_state = d.issuer_state) order by d.year, d.number), '[]')
        from documents d where d.id in (select id from open where paise > 0)) as invoices`;
}

const findPayer = (trx: Database, familyId: string) => onlyRow<Payer>(trx)`
    select payer_address as address, payer_state as state,
      coalesce(nullif(payer_name, ''), (select s.name from family_students k
        join students s on s.id = k.student_id where k.family_id = f.id
        order by s.created_at, s.id limit 1), '') as name
    from families f where id = ${familyId}::uuid`;

interface NewDocument {
  familyId: string;
  today: string;
  madeBy: string | null;
  issuer: Issuer;
  payer: Payer;
  kind: DocumentKind;
  corrects: string | null;
  paise: number;
  taxRate: number;
  tax: Tax;
  paymentId: string | null;
}

async function insertDocument(trx: Database, document: NewDocument): Promise<string> {
  const { familyId, today, madeBy, issuer, payer, kind, tax } = document;
  const year = financialYearOf(today);
  const { id } = await trx
    .insertInto("documents")
    .values({
      kind,
      year,
      number: await takeNumber(trx, kind, year),
      family_id: familyId,
      day: today,
      issuer_name: issuer.legalName,
      issuer_address: issuer.address,
      issuer_state: issuer.state,
      gstin: issuer.gstin,
      sac: issuer.sac,
      payer_name: payer.name,
      payer_address: payer.address,
      payer_state: payer.state === "" ? issuer.state : payer.state,
      tax_rate: document.taxRate,
      paise: document.paise,
      ...tax,
      corrects: document.corrects,
      payment_id: document.paymentId,
      made_by: madeBy,
      keep_until: keepUntil(today, issuer.keepYears),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The next number, which nobody else gets; whoever rolls back gives it back. */
async function takeNumber(trx: Database, kind: DocumentKind, year: string): Promise<number> {
  const { next } = await trx
    .insertInto("document_series")
    .values({ kind, year, next: 2 })
    .onConflict((conflict) =>
      conflict.columns(["kind", "year"]).doUpdateSet({ next: sql`document_series.next + 1` }),
    )
    .returning("next")
    .executeTakeFirstOrThrow();
  return next - 1;
}

async function insertLines(
  trx: Database,
  documentId: string,
  lines: PlannedDocument["lines"],
  { lessons, names }: { lessons: readonly Lesson[]; names: ReadonlyMap<string, string> },
): Promise<void> {
  const own = lines.flatMap(({ lessonId, paise }) => {
    const lesson = lessons.find((one) => one.lessonId === lessonId);
    return lesson ? [{ ...lesson, paise }] : [];
  });
  const students = [...new Set(own.flatMap(({ studentId }) => studentId ?? []))];
  const placed = own.map(({ lessonId, studentId, paise }) => ({
    lessonId,
    paise,
    // 0 for a student who is deleted.
    place: studentId === null ? 0 : students.indexOf(studentId) + 1,
  }));
  const named = students.flatMap((studentId, index) => {
    const name = names.get(studentId);
    return name === undefined ? [] : [{ studentId, place: index + 1, name }];
  });
  await sql`
    insert into document_students (document_id, place, student_id, name)
    select ${documentId}::uuid, place, "studentId", name
    from json_to_recordset(${JSON.stringify(named)}::json)
      as s (place smallint, "studentId" uuid, name text)`.execute(trx);
  await sql`
    insert into document_lines (document_id, lesson_id, student_place, starts_at, minutes, class_id,
      subject_id, standing, paise)
    select ${documentId}::uuid, b.lesson_id, l.place, b.starts_at, b.minutes, b.class_id,
      b.subject_id, b.standing, l.paise
    from json_to_recordset(${JSON.stringify(placed)}::json)
      as l ("lessonId" uuid, place smallint, paise bigint)
      join lesson_bills b on b.lesson_id = l."lessonId"`.execute(trx);
}

/** Keeps with each lesson what documents say of it. */
async function documentLessons(trx: Database, documentId: string, kind: PlannedDocument["kind"]) {
  const sign = kind === "invoice" ? sql`` : sql`-`;
  await sql`
    update lesson_bills b set documented = b.documented + (${sign} l.paise)
    from document_lines l where l.document_id = ${documentId}::uuid and l.lesson_id = b.lesson_id`.execute(
    trx,
  );
}

/** What of an income is tax: the family's balance stays, since prices include it. */
async function enterTax(
  trx: Database,
  documentId: string,
  { kind, tax }: PlannedDocument,
): Promise<void> {
  if (totalOf(tax) === 0) return;
  const sign = kind === "invoice" ? 1 : -1;
  await sql`
    with document as (select id, kind, day, made_by from documents where id = ${documentId}::uuid),
    entry as (
      insert into journal (day, kind, source, version, late_for, made_by)
      select open_day(day), kind, id, 1, nullif(day, open_day(day)), made_by from document
      returning id
    )
    insert into postings (entry_id, account_id, paise)
    select e.id, academy_account(t.account), t.paise from entry e, (values
      ('income', ${sign * totalOf(tax)}::bigint), ('cgst', ${-sign * tax.cgst}::bigint),
      ('sgst', ${-sign * tax.sgst}::bigint), ('igst', ${-sign * tax.igst}::bigint)) t (account, paise)
    where t.paise <> 0`.execute(trx);
}
