import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import type { Tax } from "#domain/fees/tax.ts";
import type { DocumentRow } from "./documents/documents.ts";

/** A posting with its entry, as an accountant reads it; no names of students. */
export interface PostingRow {
  entry: string;
  /** YYYY-MM-DD */
  day: string;
  kind: string;
  account: string;
  /** The number of the family whose account it is; null for others. */
  familyNumber: number | null;
  /** null for others, and for a tutor who is deleted. */
  tutorName: string | null;
  paise: number;
  reason: string;
  /** YYYY-MM-DD: the day that it is for, where that is in a closed month. */
  lateFor: string | null;
}

/** The postings of a day, in the order in which they were entered. @param day YYYY-MM-DD */
export const listPostings = (db: Database, day: string) => listRows<PostingRow>(db)`
    select j.id::text as entry, j.day::text as day, j.kind, a.kind as account,
      f.number as "familyNumber", t.name as "tutorName", p.paise::float8 as paise, j.reason,
      j.late_for::text as "lateFor"
    from journal j join postings p on p.entry_id = j.id join ledger_accounts a on a.id = p.account_id
      left join families f on f.id = a.family_id left join tutors t on t.id = a.tutor_id
    where j.day = ${day}::date order by j.id, p.paise desc, a.id`;

/** A document as an accountant reads it; no lessons. */
export interface FiledDocument extends Omit<DocumentRow, "id">, Tax {
  familyNumber: number;
  payerState: string;
  gstin: string;
  sac: string;
  taxRate: number;
  corrects: { year: string; number: number } | null;
}

/** The documents of a day, by kind and number. @param day YYYY-MM-DD */
export const listFiledDocuments = (db: Database, day: string) => listRows<FiledDocument>(db)`
    select d.kind, d.year, d.number, d.day::text as day, f.number as "familyNumber",
      d.payer_name as "payerName", d.payer_state as "payerState", d.gstin, d.sac,
      d.tax_rate as "taxRate", d.paise::float8 as paise, d.cgst::float8 as cgst,
      d.sgst::float8 as sgst, d.igst::float8 as igst,
      (select json_build_object('year', c.year, 'number', c.number) from documents c
        where c.id = d.corrects) as corrects
    from documents d join families f on f.id = d.family_id
    where d.day = ${day}::date order by d.kind, d.year, d.number`;
