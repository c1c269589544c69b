import type { ConsentDecision, ConsentState, GuardianFacts, Relation } from "#domain/guardian.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";

/** A guardian's contact, as the student typed it. */
export interface GuardianContact {
  name: string;
  relation: Relation;
  email: string;
  phoneNumber: string;
}

/** The guardian that a student has now, and where the consent stands. */
export interface CurrentGuardian extends GuardianContact {
  id: string;
  consent: ConsentState;
  /** When that was answered; null for unanswered. */
  decidedAt: Date | null;
}

/** The last answer of a guardian `g`, as `last` with `decision` and `decided_at`. */
export const lastAnswer = sql`
  left join lateral (
    select decision, decided_at, text_version from guardian_consents c where c.guardian_id = g.id
    order by decided_at desc, id limit 1
  ) last on true`;

/** Where the consent of a guardian `g` stands. */
export const consentState = sql`coalesce(last.decision, 'unanswered')`;

/** What is known of a student's age and guardian. */
export interface StudentGuardian {
  /** YYYY-MM-DD */
  bornOn: string | null;
  isPutOff: boolean;
  guardian: CurrentGuardian | null;
  /** Someone said that the address which was given last is theirs, and that they are no guardian. */
  wasDisowned: boolean;
}

/** The facts that the rules of `domain/guardian.ts` judge. */
export function factsOf({ bornOn, isPutOff, guardian }: StudentGuardian): GuardianFacts {
  return { bornOn, isPutOff, consent: guardian?.consent ?? null };
}

/** A student's age and guardian; null where there is no such student. */
export async function findStudentGuardian(
  db: Database,
  studentId: string,
): Promise<StudentGuardian | null> {
  const { rows } = await sql<
    Omit<StudentGuardian, "guardian"> & Omit<CurrentGuardian, "id"> & { id: string | null }
  >`
    select b.born_on::text as "bornOn", b.put_off_at is not null as "isPutOff",
      g.id, g.name, g.relation, g.email, g.phone_number as "phoneNumber",
      ${consentState} as consent, last.decided_at as "decidedAt",
      g.id is null and 'stranger' = (select ended_by from guardians e where e.student_id = s.id
        order by ended_at desc limit 1) is true as "wasDisowned"
    from students s
    left join birth_dates b on b.student_id = s.id
    left join guardians g on g.student_id = s.id and g.ended_at is null
    ${lastAnswer}
    where s.id = ${studentId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { bornOn, isPutOff, wasDisowned, id, ...guardian } = row;
  return { bornOn, isPutOff, wasDisowned, guardian: id === null ? null : { id, ...guardian } };
}

/** Holds a student until the transaction ends, so that nobody else names or ends their guardian. */
export async function lockGuardianOf(trx: Database, studentId: string): Promise<boolean> {
  const { rows } =
    await sql`select from students where id = ${studentId} for no key update`.execute(trx);
  return rows.length > 0;
}

/** Makes somebody a student's guardian. Run it once the one before is gone. @returns its id */
export async function insertGuardian(
  trx: Database,
  studentId: string,
  { name, relation, email, phoneNumber }: GuardianContact,
): Promise<string> {
  const { id } = await trx
    .insertInto("guardians")
    .values({ student_id: studentId, name, relation, email, phone_number: phoneNumber })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets a guardian who never answered; their links go along. */
export async function deleteGuardian(trx: Database, guardianId: string): Promise<void> {
  await trx.deleteFrom("guardians").where("id", "=", guardianId).execute();
}

/** Ends a guardian: who they were and what they answered stays, their links go. */
export async function endGuardian(
  trx: Database,
  guardianId: string,
  by: "student" | "admin",
): Promise<void> {
  await sql`update guardians set ended_at = now(), ended_by = ${by} where id = ${guardianId}`.execute(
    trx,
  );
  await trx.deleteFrom("guardian_links").where("guardian_id", "=", guardianId).execute();
}

/** Ends one whose address is somebody else's: nothing about that person is kept, their mails included. */
export async function endStranger(trx: Database, guardianId: string): Promise<void> {
  await sql`
    delete from mails where data ->> 'guardianId' = ${guardianId}
      and account_id = (select student_id from guardians where id = ${guardianId})`.execute(trx);
  await sql`update guardians set ended_at = now(), ended_by = 'stranger', name = '', relation = '',
    email = '', phone_number = '' where id = ${guardianId}`.execute(trx);
  await trx.deleteFrom("guardian_links").where("guardian_id", "=", guardianId).execute();
}

/** What a guardian answered, to which words, through which mail. */
export interface Answer {
  decision: ConsentDecision;
  /** The version of the words, and their SHA-256. */
  text: { version: number; digest: Buffer };
  mail: { kind: string; mailedAt: Date };
}

/** Adds an answer below those before. */
export async function insertAnswer(
  trx: Database,
  guardianId: string,
  { decision, text, mail }: Answer,
): Promise<void> {
  await trx
    .insertInto("guardian_consents")
    .values({
      guardian_id: guardianId,
      decision,
      text_version: text.version,
      text_digest: text.digest,
      mail_kind: mail.kind,
      mailed_at: mail.mailedAt,
    })
    .execute();
}

/** An answer as an admin reads it. */
export interface PastAnswer {
  id: string;
  guardianName: string;
  decision: ConsentDecision;
  textVersion: number;
  decidedAt: Date;
}

/** All that a student's guardians ever answered, the last first. */
export async function listAnswers(db: Database, studentId: string): Promise<PastAnswer[]> {
  return db
    .selectFrom("guardian_consents as c")
    .innerJoin("guardians as g", "g.id", "c.guardian_id")
    .where("g.student_id", "=", studentId)
    .select([
      "c.id",
      "g.name as guardianName",
      "c.decision",
      "c.text_version as textVersion",
      "c.decided_at as decidedAt",
    ])
    .orderBy("c.decided_at", "desc")
    .execute();
}

/** A child as its guardian's mails and pages speak of it. */
export interface GuardedChild {
  guardianId: string;
  guardianName: string;
  guardianEmail: string;
  studentId: string;
  studentName: string;
  consent: ConsentState;
  decidedAt: Date | null;
}

const children = (where: RawBuilder<unknown>) => sql<GuardedChild>`
  select g.id as "guardianId", g.name as "guardianName", g.email as "guardianEmail",
    s.id as "studentId", s.name as "studentName", ${consentState} as consent,
    last.decided_at as "decidedAt"
  from guardians g join students s on s.id = g.student_id ${lastAnswer}
  where g.ended_at is null and ${where}
  order by s.created_at, s.id`;

/** The child of one guardian's record; null where that has ended, or never was. */
export async function findChild(db: Database, guardianId: string): Promise<GuardedChild | null> {
  const { rows } = await children(sql`g.id = ${guardianId}`).execute(db);
  return rows[0] ?? null;
}

/** Every child whose guardian has this address, the one that signed up first before the others. */
export async function listChildren(db: Database, email: string): Promise<GuardedChild[]> {
  return (await children(sql`g.email = ${email}`).execute(db)).rows;
}
