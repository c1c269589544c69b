import type { Language } from "#domain/shared/language.ts";
import {
  messagesConsentVersion,
  reportsConsentVersion,
  type ConsentDecision,
  type ConsentState,
  type GuardianContact,
} from "#domain/guardians/guardian.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue, hasRow } from "#data/shared/rows.ts";

/** A student's current guardian, with the state of the consent. */
export interface CurrentGuardian extends GuardianContact {
  id: string;
  /** In which they read. */
  language: Language;
  consent: ConsentState;
  /** The version of the text that they answered; null for unanswered. */
  consentVersion: number | null;
  /** When they answered; null for unanswered. */
  decidedAt: Date | null;
  /** Whether the student's address was proved when they named the guardian. */
  isProved: boolean;
  /** When a page of theirs was last read by a link that is valid; null for never. */
  lastReadAt: Date | null;
  /** How often. */
  reads: number;
}

/** SQL: joins the last answer of a guardian `g` as `last` (`decision`, `decided_at`). */
export const joinLastConsent = sql`
  left join lateral (
    select decision, decided_at, text_version from guardian_consents c where c.guardian_id = g.id
    order by decided_at desc, id limit 1
  ) last on true`;

/** SQL: the state of the consent of a guardian `g`, after `joinLastConsent`. */
export const consentStateSql = sql`coalesce(last.decision, 'unanswered')`;

/** SQL: whether the guardian `g` may read reports, the same rule as `canReadReports`. */
export const readsReportsSql = sql`(g.ended_at is null and g.consent = 'given'
  and g.consent_version >= ${sql.lit(reportsConsentVersion)})`;

/** SQL: whether the guardian `g` has agreed to messages and photos, the same rule as `allowsMessages`. */
export const allowsMessagesSql = sql`(g.ended_at is null and g.consent = 'given'
  and g.consent_version >= ${sql.lit(messagesConsentVersion)})`;

/** A student's age and guardian, as far as known. */
export interface StudentGuardian {
  /** YYYY-MM-DD */
  bornOn: string | null;
  isPostponed: boolean;
  /** Whether the student's email address was proved. */
  isAddressProved: boolean;
  guardian: CurrentGuardian | null;
  /** The owner of the last guardian's address has said that they are not the guardian. */
  wasMistaken: boolean;
}

/** A student's age and guardian; null where there is no such student. */
export async function findStudentGuardian(
  db: Database,
  studentId: string,
): Promise<StudentGuardian | null> {
  const row = await findRow<
    Omit<StudentGuardian, "guardian"> & Omit<CurrentGuardian, "id"> & { id: string | null }
  >(db)`
    select b.born_on::text as "bornOn", b.put_off_at is not null as "isPostponed",
      a.verified_at is not null as "isAddressProved", g.is_proved as "isProved",
      read.at as "lastReadAt", coalesce(read.times, 0)::int as reads, g.id, g.name, g.relation, g.email, g.phone_number as "phoneNumber",
      g.language, ${consentStateSql} as consent, last.text_version as "consentVersion",
      last.decided_at as "decidedAt", g.id is null and 'stranger' = (select ended_by from guardians e where e.student_id = s.id
        order by ended_at desc limit 1) is true as "wasMistaken"
    from students s
    join accounts a on a.id = s.id
    left join birth_dates b on b.student_id = s.id
    left join guardians g on g.student_id = s.id and g.ended_at is null
    left join lateral (
      select max(l.last_read_at) as at, sum(l.reads) as times
      from guardian_links l join guardians o on o.id = l.guardian_id
      where o.email = g.email and o.ended_at is null and l.opens = 'page'
    ) read on true
    ${joinLastConsent}
    where s.id = ${studentId}`;
  if (!row) return null;
  const { bornOn, isPostponed, isAddressProved, wasMistaken, id, ...guardian } = row;
  const student = { bornOn, isPostponed, isAddressProved, wasMistaken };
  return { ...student, guardian: id === null ? null : { id, ...guardian } };
}

/** Locks a student until the transaction ends, so that no other request changes the guardian. */
export const lockGuardianOf = (trx: Database, studentId: string) =>
  hasRow(trx)`select from students where id = ${studentId} for no key update`;

/**
 * Adds the guardian of a student whose email address is proved. An earlier one has to be ended or
 * deleted before.
 *
 * @returns the id
 */
export async function insertGuardian(
  trx: Database,
  studentId: string,
  { name, relation, email, phoneNumber }: GuardianContact,
): Promise<string> {
  const { id } = await trx
    .insertInto("guardians")
    .values((from) => ({
      student_id: studentId,
      name,
      relation,
      email,
      phone_number: phoneNumber,
      is_proved: true,
      // Until they choose: a family mostly reads one language.
      language: from.selectFrom("accounts").where("id", "=", studentId).select("language"),
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a guardian who never answered, with their links. */
export async function deleteGuardian(trx: Database, guardianId: string): Promise<void> {
  await trx.deleteFrom("guardians").where("id", "=", guardianId).execute();
}

/** Ends a guardian's access: their record and answers are kept, their links are deleted. */
export async function endGuardian(
  trx: Database,
  guardianId: string,
  by: "student" | "admin" | "recovery",
): Promise<void> {
  await sql`update guardians set ended_at = now(), ended_by = ${by} where id = ${guardianId}`.execute(
    trx,
  );
  await deleteLinksOf(trx, guardianId);
}

async function deleteLinksOf(trx: Database, guardianId: string): Promise<void> {
  await trx.deleteFrom("guardian_links").where("guardian_id", "=", guardianId).execute();
  await trx.deleteFrom("fee_links").where("guardian_id", "=", guardianId).execute();
}

/**
 * Ends the access of a student's guardian who was named before the student's address was proved.
 *
 * @returns the guardian's id; null where there is none
 */
export async function endUnprovedGuardian(
  trx: Database,
  studentId: string,
): Promise<string | null> {
  const id = await findValue<string>(trx)`
    select id from guardians
    where student_id = ${studentId} and ended_at is null and not is_proved`;
  if (id !== null) await endGuardian(trx, id, "recovery");
  return id;
}

/** Ends a guardian named by mistake and deletes all data about them, including their mails. */
export async function endMistakenGuardian(trx: Database, guardianId: string): Promise<void> {
  await sql`
    delete from mails where data ->> 'guardianId' = ${guardianId}
      and account_id = (select student_id from guardians where id = ${guardianId})`.execute(trx);
  await sql`update guardians set ended_at = now(), ended_by = 'stranger', name = '', relation = '',
    email = '', phone_number = '' where id = ${guardianId}`.execute(trx);
  await deleteLinksOf(trx, guardianId);
}

/** A guardian's answer, with the text that they read and the mail that brought the link. */
export interface NewConsent {
  decision: ConsentDecision;
  /** The version of the text, and its SHA-256. */
  text: { version: number; digest: Buffer; language: Language };
  mail: { kind: string; mailedAt: Date };
}

export async function insertConsent(
  trx: Database,
  guardianId: string,
  { decision, text, mail }: NewConsent,
): Promise<void> {
  await trx
    .insertInto("guardian_consents")
    .values({
      guardian_id: guardianId,
      decision,
      text_version: text.version,
      text_digest: text.digest,
      language: text.language,
      mail_kind: mail.kind,
      mailed_at: mail.mailedAt,
    })
    .execute();
}

/**
 * Gives a guardian who was named before the student had a language the student's. One whom another
 * student has named may have chosen theirs.
 */
export async function takeOverLanguage(trx: Database, guardianId: string): Promise<void> {
  await sql`
    update guardians g set language = a.language from accounts a
    where g.id = ${guardianId} and a.id = g.student_id and g.language = 'en'
      and not exists (select from guardians other where other.id <> g.id
        and other.email = g.email and other.ended_at is null)`.execute(trx);
}

/** Sets the language of all records of a guardian, who has one for each child. */
export async function updateGuardianLanguage(
  trx: Database,
  email: string,
  language: Language,
): Promise<void> {
  await trx
    .updateTable("guardians")
    .set({ language })
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .execute();
}
