import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Makes others wait who want the same address, until the transaction ends: what is asked of it
 * afterwards holds until then.
 */
export async function lockEmail(trx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 15))`.execute(trx);
}

/**
 * Whether an address can be an account's: nobody bears it, and nobody else may still take it back
 * after a change.
 *
 * @param accountId the account that wants it; null for a new one
 */
export async function isEmailFree(
  db: Database,
  email: string,
  accountId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select not exists (
        select from accounts where email = ${email} and id is distinct from ${accountId}::uuid)
      and not exists (
        select from mailed_links where email = ${email} and purpose = 'undo-email'
          and account_id is distinct from ${accountId}::uuid
          and (expires_at is null or expires_at > now())) as "isFree"`.execute(db);
  return rows[0]?.isFree ?? false;
}

/** Since when an account's address is known to be its person's; null where it is not. */
export async function findVerification(db: Database, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select("verified_at")
    .executeTakeFirst();
  return row?.verified_at ?? null;
}

/** Notes down that a person reads the mails to an address. @returns false where it isn't theirs now */
export async function verifyEmail(
  db: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const row = await db
    .updateTable("accounts")
    .set({ verified_at: sql<Date>`coalesce(verified_at, now())` })
    .where("id", "=", accountId)
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives an account another address, which its person has just proved to read. Run it in a
 * transaction.
 *
 * @returns the address before, or null where the new one isn't free or there is no such account
 */
export async function replaceEmail(
  trx: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<string | null> {
  await lockEmail(trx, email);
  const account = await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select("email")
    .forUpdate()
    .executeTakeFirst();
  if (!account || !(await isEmailFree(trx, email, accountId))) return null;
  // Whoever wants the address that this one leaves waits until it is clear who may take it back.
  await lockEmail(trx, account.email);
  await trx
    .updateTable("accounts")
    .set({ email, verified_at: sql<Date>`now()` })
    .where("id", "=", accountId)
    .execute();
  return account.email;
}
