import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, onlyRow } from "#data/shared/rows.ts";
import type { DocumentKind } from "#domain/fees/document.ts";
import type { Tax } from "#domain/fees/tax.ts";
import type { PaymentWay } from "#domain/fees/payment.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { Invoicing, Undocumented } from "./invoicing.ts";
import { isUndocumented } from "./issue.ts";

/** A document in a list. */
export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  year: string;
  number: number;
  /** YYYY-MM-DD */
  day: string;
  payerName: string;
  /** With its taxes. */
  paise: number;
}

/** A page of documents, and what there is to issue. */
export interface DocumentsPage {
  documents: DocumentRow[];
  /** Whether anybody has said who issues documents. */
  hasIssuer: boolean;
  undocumented: Undocumented;
  /** The last or present issuing; null for none yet. */
  invoicing: Invoicing | null;
}

const row = sql`d.id, d.kind, d.year, d.number, d.day::text as day, d.payer_name as "payerName",
  d.paise::float8 as paise`;

/**
 * A page of documents, the newest first, and what is to be issued for lessons until a day.
 *
 * @param until YYYY-MM-DD
 */
export function findDocumentsPage(
  db: Database,
  { kind, today, until }: { kind: DocumentKind | null; today: string; until: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<DocumentsPage> {
  const ofKind = kind ? sql`where d.kind = ${kind}` : sql``;
  return onlyRow<DocumentsPage>(db)`
    select (select coalesce(json_agg(p order by p.day desc, p.id), '[]') from (
        select ${row} from documents d ${ofKind} order by d.day desc, d.id
        limit ${limit} offset ${offset}) p) as documents,
      exists (select from issuers where from_day <= ${today}::date) as "hasIssuer",
      (select json_build_object('families', count(distinct family_id)::int,
          'more', coalesce(sum(charge - documented) filter (where charge > documented), 0)::float8,
          'less', coalesce(sum(documented - charge) filter (where charge < documented), 0)::float8)
        from lesson_bills where ${isUndocumented(until)}) as undocumented,
      (select json_build_object('until', until_day, 'families', families, 'done', done,
        'isStopped', is_stopped, 'isEnded', ended_at is not null) from invoicing) as invoicing`;
}

/** A lesson on a document. */
export interface DocumentLine {
  lessonId: string;
  /** As it was on that day; null for a deleted student. */
  studentName: string | null;
  /** ISO 8601 */
  startsAt: string;
  minutes: number;
  classId: ClassId;
  subjectId: SubjectId;
  standing: BilledStanding | "planned";
  paise: number;
}

/** A document as it was issued. */
export interface FeeDocument extends DocumentRow, Tax {
  familyId: string;
  issuerName: string;
  issuerAddress: string;
  issuerState: string;
  gstin: string;
  sac: string;
  payerAddress: string;
  payerState: string;
  /** In hundredths of a percent. */
  taxRate: number;
  /** The invoice that a credit note corrects. */
  corrects: { id: string; year: string; number: number } | null;
  /** Credit notes of an invoice. */
  correctedBy: { id: string; year: string; number: number }[];
  /** Of a receipt. */
  payment: { way: PaymentWay; day: string; reference: string; isReversed: boolean } | null;
  lines: DocumentLine[];
}

/** SQL: what one document has. */
const whole = sql`${row}, d.family_id as "familyId", d.issuer_name as "issuerName",
  d.issuer_address as "issuerAddress", d.issuer_state as "issuerState", d.gstin, d.sac,
  d.payer_address as "payerAddress", d.payer_state as "payerState", d.tax_rate as "taxRate",
  d.cgst::float8 as cgst, d.sgst::float8 as sgst, d.igst::float8 as igst,
  (select json_build_object('id', c.id, 'year', c.year, 'number', c.number) from documents c
    where c.id = d.corrects) as corrects,
  (select coalesce(json_agg(json_build_object('id', c.id, 'year', c.year, 'number', c.number)
      order by c.year, c.number), '[]')
    from documents c where c.corrects = d.id) as "correctedBy",
  (select json_build_object('way', y.way, 'day', y.day, 'reference', y.reference,
      'isReversed', y.reversed_at is not null) from payments y where y.id = d.payment_id) as payment,
  (select coalesce(json_agg(json_build_object('lessonId', l.lesson_id, 'studentName', n.name,
      'startsAt', l.starts_at, 'minutes', l.minutes, 'classId', l.class_id,
      'subjectId', l.subject_id, 'standing', l.standing, 'paise', l.paise)
      order by l.starts_at, l.lesson_id), '[]')
    from document_lines l left join document_students n
      on n.document_id = l.document_id and n.place = l.student_place
    where l.document_id = d.id) as lines`;

/** A document; null for an unknown id. */
export const findDocument = (db: Database, id: string) => findRow<FeeDocument>(db)`
    select ${whole} from documents d where d.id = ${id}::uuid`;

/** SQL: whether a document has no other students than these. @param studentIds null for any */
const isOnlyOf = (studentIds: readonly string[] | null) =>
  studentIds === null
    ? sql`true`
    : sql`not exists (select from document_lines l
  left join document_students n on n.document_id = l.document_id and n.place = l.student_place
  where l.document_id = d.id
    and not coalesce(n.student_id = any (${sql.val(studentIds)}::uuid[]), false))`;

/** SQL: the documents `d` of a student's family. */
const documentOfFamily = (studentId: string) => sql`documents d
      join families said on said.id = d.family_id
      join family_students k on k.family_id in (said.id, said.joined_into)
        and k.student_id = ${studentId}::uuid`;

/** A document that is read on a student's page. */
export interface StudentDocument extends FeeDocument {
  /** What decides whether the student sees it (`seesFees`). */
  bornOn: string | null;
  hasGuardian: boolean;
}

/**
 * A document of a student's family that has no lesson of somebody else: who may read it may not read of
 * a brother. Null for another id.
 *
 * @param of the students whose lessons it may have, the student alone by default; null for any
 */
export const findStudentDocument = (
  db: Database,
  studentId: string,
  id: string,
  of: readonly string[] | null = [studentId],
) => findRow<StudentDocument>(db)`
    select ${whole}, (select born_on::text from birth_dates where student_id = k.student_id) as "bornOn",
      exists (select from guardians g where g.student_id = k.student_id and g.ended_at is null)
        as "hasGuardian"
    from ${documentOfFamily(studentId)}
    where d.id = ${id}::uuid and ${isOnlyOf(of)}`;

/**
 * SQL: the documents of a student's family that the family reads on the student's page, as JSON.
 *
 * @param of the students whose lessons they may have; null for any
 */
export const documentsOfStudent = (studentId: string, of: readonly string[] | null) => sql`(
  select coalesce(json_agg(o order by o.day desc, o.number desc), '[]') from (
    select ${row} from ${documentOfFamily(studentId)}
    where ${isOnlyOf(of)} order by d.day desc, d.id limit ${shownDocuments}) o)`;

/** How many documents the page of a family has. */
const shownDocuments = 24;

/** SQL: the last documents of the family `a.family_id` for the office, as JSON. */
export const documentsOfFamily = sql`(
  select coalesce(json_agg(o order by o.day desc, o.number desc), '[]') from (
    select ${row} from documents d join families said on said.id = d.family_id
    where a.family_id in (said.id, said.joined_into) order by d.day desc, d.id limit ${shownDocuments}) o)`;

/** Deletes the documents that the law does not ask for any more. @param today YYYY-MM-DD */
export async function deleteOldDocuments(db: Database, today: string): Promise<void> {
  await sql`
    delete from documents d where keep_until < ${today}::date and not exists (select from documents c
      where c.corrects = d.id and c.keep_until >= ${today}::date)`.execute(db);
}
