import type { Language } from "#domain/shared/language.ts";
import type { Database } from "#data/shared/database.ts";
import { hasResult, valueOrNull } from "#data/shared/rows.ts";
import { isEmailFree, lockEmail } from "./email-addresses.ts";
import {
  studentColumns,
  tutorColumns,
  type StudentProfile,
  type TutorProfile,
} from "./profiles.ts";

export interface Credentials {
  accountId: string;
  /** null until an invited person has chosen a password. */
  passwordHash: string | null;
  isStudent: boolean;
  isTutor: boolean;
  isAdmin: boolean;
}

/** What a sign-in needs to know about an email; null if it has no account. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom("accounts as a")
    .leftJoin("students as s", "s.id", "a.id")
    .leftJoin("tutors as t", "t.id", "a.id")
    .leftJoin("admins as d", "d.id", "a.id")
    .select(["a.id", "a.password_hash", "s.id as student", "t.id as tutor", "d.id as admin"])
    .where("a.email", "=", email)
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    passwordHash: row.password_hash,
    isStudent: row.student !== null,
    isTutor: row.tutor !== null,
    isAdmin: row.admin !== null,
  };
}

/**
 * Whether an account still has the password that was just compared. Locks the password until the
 * transaction ends, so that no session is created with an outdated one.
 */
export const lockPassword = (trx: Database, accountId: string, passwordHash: string) =>
  trx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .$call(hasResult);

/** @returns false if the account has another password by now or was deleted */
export function replacePassword(
  db: Database,
  accountId: string,
  { from, to }: { from: string; to: string },
) {
  return db
    .updateTable("accounts")
    .set({ password_hash: to })
    .where("id", "=", accountId)
    .where("password_hash", "=", from)
    .returning("id")
    .$call(hasResult);
}

export async function updatePassword(
  db: Database,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .execute();
}

/**
 * Locks an account that was invited and has no password yet, until the transaction ends.
 *
 * @returns its email, or null for any other account
 */
export const lockInvited = (trx: Database, accountId: string) =>
  trx
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", accountId)
    .where("password_hash", "is", null)
    .forUpdate()
    .$call(valueOrNull);

/**
 * Run it in a transaction.
 *
 * @param passwordHash null for somebody who is invited to choose a password
 * @returns the new account's id, or null if the email is taken
 */
export async function createAccount(
  db: Database,
  email: string,
  passwordHash: string | null,
): Promise<string | null> {
  await lockEmail(db, email);
  if (!(await isEmailFree(db, email, null))) return null;
  return db
    .insertInto("accounts")
    .values({ email, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .$call(valueOrNull);
}

/**
 * Creates a student's account and record. Run it in a transaction.
 *
 * @returns the account's id, or null if the email is taken
 */
export async function createStudent(
  db: Database,
  email: string,
  passwordHash: string | null,
  profile: StudentProfile,
): Promise<string | null> {
  const id = await createAccount(db, email, passwordHash);
  if (!id) return null;
  await db
    .insertInto("students")
    .values({
      id,
      ...studentColumns(profile),
      enrolled_courses: profile.enrolledCourses ?? [],
    })
    .execute();
  return id;
}

/**
 * Creates a tutor's account and pending record (§4), or an approved one. Run it in a transaction.
 *
 * @param approvedAt null for an application
 * @returns the account's id, or null if the email is taken
 */
export async function createTutor(
  db: Database,
  email: string,
  passwordHash: string | null,
  profile: TutorProfile,
  approvedAt: Date | null = null,
): Promise<string | null> {
  const id = await createAccount(db, email, passwordHash);
  if (!id) return null;
  await db
    .insertInto("tutors")
    .values({
      id,
      ...tutorColumns(profile),
      rejection_reason: null,
      ...(approvedAt && { status: "approved" as const }),
      approved_date: approvedAt,
    })
    .execute();
  return id;
}

/** Sets the language in which a person reads screens and mails. */
export async function updateLanguage(
  trx: Database,
  accountId: string,
  language: Language,
): Promise<void> {
  await trx.updateTable("accounts").set({ language }).where("id", "=", accountId).execute();
}
