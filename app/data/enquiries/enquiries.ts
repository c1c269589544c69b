import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { EnquiryAsker, EnquiryLanguage, EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage } from "#domain/enquiries/stage.ts";
import { mailboxOf } from "#domain/mail/mailbox.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow } from "#data/shared/rows.ts";

/** What a family says when it asks for a demo class. */
export interface NewEnquiry {
  source: EnquirySource;
  asker: EnquiryAsker;
  askerName: string;
  /** At least one of phone and email is given. */
  phone: string | null;
  email: string | null;
  classId: ClassId;
  subjectIds: readonly SubjectId[];
  /** The times that would suit, as many as were given. */
  first: Date | null;
  second: Date | null;
  language: EnquiryLanguage;
  /** Whether more came with this phone number or mailbox than one family sends; by default not. */
  isRepeated?: boolean;
  /** Whether the staff have talked with the family already; by default not. */
  isAnswered?: boolean;
  /** The admin who typed it in; null for the website's. */
  createdBy: string | null;
  /** What that admin wrote about it; null for nothing. */
  note: string | null;
}

/**
 * Adds an enquiry, which names the one before it with the same phone number or mailbox. Enquiries take
 * turns until the transaction ends, so that a form that is sent twice at once is seen to be the same.
 *
 * @returns its id
 */
export async function insertEnquiry(trx: Database, enquiry: NewEnquiry): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('viluva enquiries', 0))`.execute(trx);
  const answered = { stage: "called", answered_at: sql<Date>`now()` } as const;
  const { id } = await trx
    .insertInto("enquiries")
    .values({
      source: enquiry.source,
      asker: enquiry.asker,
      asker_name: enquiry.askerName,
      phone: enquiry.phone,
      email: enquiry.email,
      class_id: enquiry.classId,
      subject_ids: [...enquiry.subjectIds],
      first_at: enquiry.first,
      second_at: enquiry.second,
      language: enquiry.language,
      created_by: enquiry.createdBy,
      is_repeated: enquiry.isRepeated,
      repeats_id: lastWithSameContact(enquiry),
      ...(enquiry.isAnswered && answered),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertEnquiryEvent(trx, {
    enquiryId: id,
    adminId: enquiry.createdBy,
    what: "received",
    ...(enquiry.isAnswered && { stage: answered.stage }),
    note: enquiry.note,
  });
  return id;
}

/** SQL: the last enquiry with the same phone number or mailbox; null for none. */
function lastWithSameContact({ phone, email }: NewEnquiry): RawBuilder<string | null> {
  return sql<string | null>`(select e.id from enquiries e
    where e.phone_normal = normal_phone(${phone})
      or mailbox_of(e.email) = ${email && mailboxOf(email)}
    order by e.created_at desc, e.id limit 1)`;
}

/** What happened to an enquiry. */
export interface NewEnquiryEvent {
  enquiryId: string;
  /** null for the website. */
  adminId: string | null;
  /** A code, such as "received". */
  what: string;
  /** The stage that the enquiry then had, where it changed. */
  stage?: EnquiryStage;
  note?: string | null;
}

/** Adds a line to an enquiry's history. */
export async function insertEnquiryEvent(
  trx: Database,
  { enquiryId, adminId, what, stage, note }: NewEnquiryEvent,
): Promise<void> {
  await trx
    .insertInto("enquiry_events")
    .values({ enquiry_id: enquiryId, admin_id: adminId, what, stage, note })
    .execute();
}

/**
 * Deletes an enquiry that nobody has enrolled from, and records the erasure, so that no restored
 * backup brings it back. Run it in a transaction.
 *
 * @returns false where there is none, or it is part of a student's record
 */
export const deleteEnquiry = (trx: Database, enquiryId: string) => hasRow(trx)`
    with gone as (
      delete from enquiries where id = ${enquiryId} and student_id is null returning id
    )
    insert into erasures (account_id) select id from gone returning account_id`;
