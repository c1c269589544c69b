import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult, onlyValue, valueOrNull } from "#data/shared/rows.ts";

/**
 * Locks an email address, which may have no account yet, until the transaction ends. What is read
 * about it afterwards stays true until then.
 */
export async function lockEmail(trx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 15))`.execute(trx);
}

/**
 * Whether an account can take an address: no other account has it, and none can still restore it by
 * undoing a change.
 *
 * @param accountId the account that wants it; null for a new one
 */
export function isEmailFree(db: Database, email: string, accountId: string | null) {
  return onlyValue<boolean>(db)`
    select not exists (
        select from accounts where email = ${email} and id is distinct from ${accountId}::uuid)
      and not exists (
        select from mailed_links where email = ${email} and purpose = 'undo-email'
          and account_id is distinct from ${accountId}::uuid
          and (expires_at is null or expires_at > now())) as "isFree"`;
}

/** When an account's address was confirmed; null if it was not. */
export const findVerification = (db: Database, accountId: string) =>
  db.selectFrom("accounts").where("id", "=", accountId).select("verified_at").$call(valueOrNull);

/** Marks an account's address as confirmed. @returns false if the account has another by now */
export function verifyEmail(
  db: Database,
  { accountId, email }: { accountId: string; email: string },
) {
  return db
    .updateTable("accounts")
    .set({ verified_at: sql<Date>`coalesce(verified_at, now())` })
    .where("id", "=", accountId)
    .where("email", "=", email)
    .returning("id")
    .$call(hasResult);
}

/**
 * Changes an account's address to a confirmed one. Run it in a transaction.
 *
 * @returns the old address, or null if the new one is taken or there is no such account
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
  // Requests for the old address wait until it is known who can restore it.
  await lockEmail(trx, account.email);
  await trx
    .updateTable("accounts")
    .set({ email, verified_at: sql<Date>`now()` })
    .where("id", "=", accountId)
    .execute();
  return account.email;
}
