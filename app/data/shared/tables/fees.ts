import type { ColumnType, Generated } from "kysely";
import type { DocumentKind } from "#domain/fees/document.ts";
import type { RefundState } from "#domain/fees/gateway/facts.ts";
import type { DiscountReason } from "#domain/fees/discount.ts";
import type { PayRunEnd } from "#domain/fees/pay-run.ts";
import type { LineState } from "#domain/fees/bank/line.ts";
import type { FreeReason, PaymentKind, PaymentWay } from "#domain/fees/payment.ts";
import type { RateKind } from "#domain/fees/rate.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Stamp } from "./stamp.ts";

/** A date without a time. Write it as YYYY-MM-DD, and select it as text (`::text`). */
type Day = ColumnType<Date, string, string>;

/** Whole paise as `bigint`, which the driver reads as text: select it as `::float8`. */
type Paise = ColumnType<string, number | bigint, number | bigint>;

/** Who made a row, and when. */
interface Made {
  made_by: string | null;
  made_at: Stamp;
}

/** What families owe and pay and tutors earn. Money is in whole paise. */
export interface FeeTables {
  fee_settings: {
    one: Generated<boolean>;
    /** Since when lessons are charged. */
    started_on: Day;
    /** The day of the last nightly check. */
    checked_on: ColumnType<Date | null, string | null | undefined, string | null>;
    /** Where families pay to; empty for none. */
    upi_id: Generated<string>;
    payee_name: Generated<string>;
    bank_account: Generated<string>;
    ifsc: Generated<string>;
    has_upi_link: Generated<boolean>;
  };
  families: {
    id: Generated<string>;
    number: Generated<number>;
    created_at: Stamp;
    /** To whom documents are made out; empty for the name of the first student. */
    payer_name: Generated<string>;
    payer_address: Generated<string>;
    /** A number of GST; empty for the issuer's. */
    payer_state: Generated<string>;
    /** Who gets the mails instead of guardians and students; empty for these. */
    payer_email: Generated<string>;
    payer_language: Generated<Language>;
    has_reminders: Generated<boolean>;
    /** The family that it is a part of; null for one of its own. */
    joined_into: Generated<string | null>;
  };
  fee_mail_settings: {
    one: Generated<boolean>;
    has_invoices: boolean;
    has_receipts: boolean;
    /** How many days after an invoice a reminder is sent; null for none. */
    first_days: number | null;
    second_days: number | null;
    /** The last day on which reminders were sent. */
    reminded_on: ColumnType<Date | null, string | null | undefined, string | null>;
  };
  fee_links: {
    token_hash: Buffer;
    family_id: string;
    /** Whose address it is; with neither, the payer's. */
    guardian_id: string | null;
    student_id: string | null;
    email: string;
    mail_kind: string;
    mailed_at: Stamp;
    reads: Generated<number>;
    last_read_at: Generated<Date | null>;
    expires_at: Date;
  };
  fee_reminders: { document_id: string; nth: number; day: Day };
  family_students: { student_id: string; family_id: string };
  family_moves: Made & {
    id: Generated<string>;
    student_id: string;
    from_family_id: string;
    to_family_id: string;
    day: Day;
  };
  rates: Made & {
    id: Generated<string>;
    kind: RateKind;
    assignment_id: string | null;
    tutor_id: string | null;
    class_id: string | null;
    subject_id: string | null;
    from_day: Day;
    /** null ends a rate. */
    paise_per_hour: number | null;
  };
  rate_shares: Made & {
    id: Generated<string>;
    standing: BilledStanding;
    from_day: Day;
    charge: number;
    pay: number;
  };
  discounts: Made & {
    id: Generated<string>;
    family_id: string | null;
    student_id: string | null;
    assignment_id: string | null;
    percent: number | null;
    paise_per_hour: number | null;
    reason: DiscountReason;
    note: Generated<string>;
    from_day: Day;
    /** The last day; null for open. */
    until_day: ColumnType<Date | null, string | null, string | null>;
  };
  discount_ends: Made & {
    discount_id: string;
    from_day: Day;
  };
  free_lessons: Made & {
    lesson_id: string;
    why: FreeReason;
  };
  closed_months: { month: Day; closed_by: string | null; closed_at: Stamp };
  ledger_accounts: {
    id: Generated<string>;
    kind:
      | "family"
      | "tutor"
      | "bank"
      | "cash"
      | "gateway"
      | "income"
      | "discount"
      | "write-off"
      | "tutor-cost"
      | "cgst"
      | "sgst"
      | "igst"
      | "tds"
      | "suspense"
      | "not-fees";
    family_id: string | null;
    tutor_id: string | null;
    balance: Paise;
  };
  journal: Made & {
    id: Generated<string>;
    day: Day;
    kind:
      | "lesson"
      | "transfer"
      | "tutor-pay"
      | PaymentKind
      | "invoice"
      | "credit-note"
      | "bank-line"
      | "set-aside";
    source: string;
    version: number;
    reason: Generated<string>;
    late_for: ColumnType<Date | null, string | null | undefined, string | null>;
    reverses: string | null;
  };
  postings: { entry_id: string; account_id: string; paise: Paise };
  lesson_bills: {
    lesson_id: string;
    /** null for a deleted student. */
    student_id: string | null;
    tutor_id: string | null;
    family_id: string | null;
    assignment_id: string;
    course_tutor_id: string | null;
    class_id: string;
    subject_id: string;
    starts_at: Date;
    minutes: number;
    standing: BilledStanding | "planned";
    is_free: Generated<boolean>;
    price: number | null;
    pay_rate: number | null;
    /** What the family pays; with `discount` it is the full price. */
    charge: Paise;
    discount: Paise;
    discount_id: string | null;
    pay: Paise;
    lacks_price: Generated<boolean>;
    lacks_pay_rate: Generated<boolean>;
    version: Generated<number>;
    changed_at: Stamp;
    /** What of it is in documents. */
    documented: ColumnType<string, number | bigint | undefined, number | bigint>;
  };
  payment_claims: {
    id: Generated<string>;
    family_id: string;
    /** Of whose fees it was said; null for a deleted student, and for all of the family. */
    student_id: string | null;
    paise: Paise;
    reference: string;
    claimed_as: "student" | "guardian" | "payer";
    claimed_at: Stamp;
    /** null while it waits. */
    answer: Generated<"confirmed" | "declined" | null>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<string | null>;
    reason: Generated<string>;
    payment_id: Generated<string | null>;
  };
  fee_sums: { id: Generated<string>; month: Day; kind: string; paise: Paise };
  bill_checks: { one: Generated<boolean>; starts_at: Date; lesson_id: Generated<string> };
  payments: Made & {
    id: Generated<string>;
    family_id: string;
    kind: PaymentKind;
    /** null for a debt that is written off. */
    way: PaymentWay | null;
    paise: Paise;
    day: Day;
    reference: Generated<string>;
    reason: Generated<string>;
    reversed_at: Date | null;
    reversed_by: string | null;
    /** The bank line that it was given from; null for one that was entered by hand. */
    line_id: Generated<string | null>;
  };
  gateway_links: {
    id: Generated<string>;
    family_id: string;
    paise: Paise;
    state: Generated<"asked" | "waiting" | "paid" | "expired" | "cancelled" | "failed">;
    /** The gateway's. */
    link_id: Generated<string | null>;
    url: Generated<string>;
    made_at: Stamp;
    expires_at: Date;
    /** When the gateway is asked next how it stands. */
    ask_at: Generated<Date | null>;
    asks: Generated<number>;
  };
  gateway_payments: {
    /** The gateway's. */
    payment_id: string;
    link_id: string | null;
    paise: Paise;
    currency: string;
    day: Day;
    /** The family's payment. */
    entered_as: Generated<string | null>;
    heard_at: Stamp;
  };
  gateway_refunds: Made & {
    id: Generated<string>;
    /** The gateway's. */
    refund_id: string | null;
    payment_id: string;
    paise: Paise;
    state: "asked" | "refused" | RefundState;
    reason: Generated<string>;
    /** The family's refund. */
    entered_as: Generated<string | null>;
    ask_at: Generated<Date | null>;
    asks: Generated<number>;
  };
  gateway_events: { event_id: string; kind: string; received_at: Stamp };
  bank_statements: {
    id: Generated<string>;
    first_day: Day;
    last_day: Day;
    credits: number;
    added: number;
    debits: number;
    imported_by: string | null;
    imported_at: Stamp;
  };
  bank_lines: {
    id: Generated<string>;
    /** The first one that had it. */
    statement_id: string;
    hash: Buffer;
    place: number;
    day: Day;
    paise: Paise;
    narration: string;
    numbers: string[];
    family_numbers: number[];
    way: "upi" | "bank";
    state: Generated<LineState>;
    payment_id: Generated<string | null>;
    /** Of its last entry in the journal. */
    version: Generated<number>;
    reason: Generated<string>;
    changed_by: string | null;
    changed_at: Stamp;
  };
  issuers: Made & {
    id: Generated<string>;
    from_day: Day;
    legal_name: string;
    address: string;
    state: string;
    gstin: string;
    /** In hundredths of a percent. */
    tax_rate: number;
    sac: string;
    keep_years: number;
  };
  document_series: { kind: DocumentKind; year: string; next: number };
  documents: Made & {
    id: Generated<string>;
    kind: DocumentKind;
    year: string;
    number: number;
    family_id: string;
    day: Day;
    issuer_name: string;
    issuer_address: string;
    issuer_state: string;
    gstin: string;
    sac: string;
    payer_name: string;
    payer_address: string;
    payer_state: string;
    tax_rate: number;
    paise: Paise;
    cgst: Paise;
    sgst: Paise;
    igst: Paise;
    /** Of a credit note. */
    corrects: string | null;
    /** Of a receipt. */
    payment_id: string | null;
    keep_until: Day;
  };
  document_students: { document_id: string; place: number; student_id: string; name: string };
  document_lines: {
    document_id: string;
    lesson_id: string;
    student_place: number;
    starts_at: Date;
    minutes: number;
    class_id: string;
    subject_id: string;
    standing: BilledStanding | "planned";
    paise: Paise;
  };
  invoicing: {
    one: Generated<boolean>;
    until_day: Day;
    begun_by: string | null;
    families: number;
    done: Generated<number>;
    after_family: Generated<string>;
    is_stopped: Generated<boolean>;
    begun_at: Stamp;
    ended_at: Generated<Date | null>;
  };
  tutor_payees: {
    tutor_id: string;
    tds_section: string;
    /** In hundredths of a percent. */
    tds_rate: number;
    /** Encrypted; null for none. */
    pan: Generated<Buffer | null>;
    pan_end: Generated<string>;
    bank_account: Generated<Buffer | null>;
    bank_account_end: Generated<string>;
    ifsc: Generated<string>;
    holder: Generated<string>;
    changed_by: string | null;
    changed_at: Stamp;
  };
  lesson_earnings: {
    lesson_id: string;
    tutor_id: string;
    earned: Paise;
    covered: Generated<Paise>;
    runs: Generated<number>;
    starts_at: Date;
    ends_at: Date;
    is_disputed: boolean;
  };
  pay_series: { year: string; next: Generated<number> };
  pay_runs: Made & {
    id: Generated<string>;
    until_day: Day;
    day: Day;
    payer: string;
  };
  pay_run_lines: {
    id: Generated<string>;
    run_id: string;
    tutor_id: string;
    year: string;
    number: number;
    name: string;
    tds_section: string;
    tds_rate: number;
    pan_end: string;
    gross: Paise;
    tds: Paise;
    net: Paise;
  };
  pay_run_lessons: {
    line_id: string;
    lesson_id: string;
    tutor_id: string;
    nth: number;
    starts_at: Date;
    minutes: number;
    class_id: string;
    subject_id: string;
    standing: BilledStanding | "planned";
    is_correction: boolean;
    paise: Paise;
  };
  pay_run_ends: Made & {
    run_id: string;
    how: PayRunEnd;
    day: Day;
    reference: Generated<string>;
    reason: Generated<string>;
  };
}
