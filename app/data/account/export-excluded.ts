import type { Tables } from "#data/shared/tables.ts";

/** A table that is not exported. */
export interface Excluded {
  reason: string;
}

/** The tables of `Tables` that have nothing to export. */
export const excludedSections = {
  audit_chain: { reason: "it has hashes of the audit log and no personal data" },
  denial_counts: { reason: "it has counts of an hour, which become lines of the audit log" },
  undo_snapshots: {
    reason: "it holds deleted rows for seconds, and no data of the person who deleted them",
  },
  erasures: { reason: "it has only deleted accounts" },
  spent_challenges: { reason: "it holds random numbers for minutes, unrelated to accounts" },
  reset_requests: { reason: "it holds submitted addresses for seconds, unrelated to accounts" },
  guardian_link_requests: {
    reason: "it holds submitted addresses for seconds, unrelated to accounts",
  },
  secrets: { reason: "it has the academy's own keys" },
  request_links: { reason: "it has hashes of links to requests, which the export has" },
  booked_times: { reason: "it repeats the times of live sessions and requests" },
  holidays: { reason: "it has the academy's holidays and no personal data" },
  skipped_setup_steps: { reason: "it has steps of the academy's set-up and no personal data" },
  kept_sender: { reason: "it has the academy's own name and address" },
  photo_images: { reason: "it has pictures; photos has the address of each" },
  upload_parts: { reason: "it has pieces of photos that are still being sent, for a day" },
  syllabi: { reason: "it has lists of chapters and no personal data" },
  site_files: { reason: "it has the academy's own pictures and no personal data" },
  imports: { reason: "it has a sheet for a day; who imported it is in the audit log" },
  imported_records: { reason: "it has ids of imported records for a day" },
  fee_settings: { reason: "it has the academy's own settings" },
  fee_sums: { reason: "it has sums of months and no personal data" },
  families: { reason: "it has random ids, by which brothers and sisters are billed together" },
  family_moves: { reason: "it has ids and days only; the staff say who belongs together" },
  family_students: { reason: "it has ids only; the staff say who belongs together" },
  line_withdrawals: { reason: "it has when messages were taken back, which line_messages has" },
  line_reviews: {
    reason: "it has what the staff did to protect children, and would warn whoever endangers them",
  },
  rates: { reason: "it has the academy's prices and rates of pay" },
  rate_shares: { reason: "it has the academy's rules and no personal data" },
  discounts: {
    reason: "it has the staff's reasons; what was taken off each lesson is in lesson_bills",
  },
  discount_ends: { reason: "it has days; what was taken off each lesson is in lesson_bills" },
  free_lessons: { reason: "it has ids of lessons; what each costs is in lesson_bills" },
  closed_months: { reason: "it has months and no personal data" },
  ledger_accounts: {
    reason: "it has sums of a family or a tutor, which lesson_bills has by lesson",
  },
  journal: { reason: "it is the academy's books; what they are about is in lesson_bills" },
  postings: { reason: "it is the academy's books; what they are about is in lesson_bills" },
  bill_checks: { reason: "it has a moment, for minutes" },
  bank_statements: { reason: "it has days and counts and no personal data" },
  bank_lines: {
    reason: "it has what the academy's bank wrote; what a family has paid is on its fees page",
  },
  payment_claims: {
    reason: "it has what a whole family says to have paid, which its fees page shows",
  },
  issuers: { reason: "it has the academy's own name and address" },
  fee_mail_settings: { reason: "it has which mails the academy sends" },
  fee_links: { reason: "it has links to the fees of a whole family, for those who pay" },
  fee_reminders: { reason: "it has of which invoices a whole family was reminded" },
  document_series: { reason: "it has the next numbers of invoices" },
  documents: {
    reason: "it has invoices of a whole family, which its fees page shows to those who pay",
  },
  document_students: { reason: "it has names on invoices; lesson_bills has what each lesson cost" },
  document_lines: { reason: "it has lessons on invoices, which lesson_bills has" },
  invoicing: { reason: "it has how far the issuing of invoices is" },
  gateway_events: { reason: "it has ids of the payment gateway's notices" },
  gateway_links: {
    reason: "it has pages on which a whole family could pay; what it has paid is on its fees page",
  },
  gateway_payments: { reason: "what a family has paid is on its fees page" },
  gateway_refunds: { reason: "what a family got back is on its fees page" },
  payments: {
    reason: "it has what a whole family has paid, which the office shows to those who pay",
  },
  lesson_earnings: { reason: "it has sums by lesson, which lesson_bills and pay_run_lessons have" },
  pay_series: { reason: "it has the next numbers of statements" },
  pay_runs: { reason: "it has days; what each tutor gets is in pay_run_lines" },
  pay_run_ends: { reason: "it has days, which pay_run_lines has for each tutor" },
  enquiry_counts: { reason: "it has monthly counts and no personal data" },
  list_counts: { reason: "it has weekly counts and no personal data" },
} satisfies Partial<Record<keyof Tables, Excluded>>;

/** Tables of the schema that are not in `Tables`, and why they are not exported. */
export const excluded: Readonly<Record<string, Excluded>> = {
  rate_limits: {
    reason: "its keys are IP addresses and hashes, for minutes, unrelated to accounts",
  },
  kysely_migration: { reason: "it is about the schema" },
  kysely_migration_lock: { reason: "it is about the schema" },
};
