import { createAccount } from "./accounts.ts";
import type { Database } from "./database.ts";
import { deleteLinks } from "./mailed-links.ts";
import { deleteSessionsOf } from "./sessions.ts";

export interface Admin {
  id: string;
  email: string;
  name: string;
}

/** All admins, oldest first. */
export async function listAdmins(db: Database): Promise<Admin[]> {
  return db
    .selectFrom("admins as d")
    .innerJoin("accounts as a", "a.id", "d.id")
    .select(["d.id", "a.email", "d.name"])
    .orderBy("d.created_at")
    .orderBy("d.id")
    .execute();
}

export async function isAdmin(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("admins")
    .select("id")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Run it in a transaction. @returns the account's id, or null where the address is taken */
export async function createAdmin(
  trx: Database,
  email: string,
  passwordHash: string,
  name: string,
): Promise<string | null> {
  const id = await createAccount(trx, email, passwordHash);
  if (!id) return null;
  await trx.insertInto("admins").values({ id, name }).execute();
  return id;
}

/**
 * Sets an admin's password and ends all of that admin's sessions. Run it in a transaction.
 *
 * @returns the account's id, or null where no admin has that address
 */
export async function resetAdminPassword(
  trx: Database,
  email: string,
  passwordHash: string,
): Promise<string | null> {
  const account = await trx
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("email", "=", email)
    .where("id", "in", trx.selectFrom("admins").select("id"))
    .returning("id")
    .executeTakeFirst();
  if (!account) return null;
  await deleteSessionsOf(trx, account.id);
  await deleteLinks(trx, account.id, ["reset-password", "change-email"]);
  return account.id;
}

/**
 * Takes an admin's second factor away and ends all of that admin's sessions. Run it in a
 * transaction.
 *
 * @returns the account's id, or null where no admin with a second factor has that address
 */
export async function resetSecondFactor(trx: Database, email: string): Promise<string | null> {
  const admin = await trx
    .deleteFrom("second_factors")
    .where("admin_id", "in", trx.selectFrom("accounts").select("id").where("email", "=", email))
    .returning("admin_id as id")
    .executeTakeFirst();
  if (!admin) return null;
  await deleteSessionsOf(trx, admin.id);
  return admin.id;
}

/**
 * Removes an admin with the account and its sessions; the schema's trigger leaves an erasure.
 *
 * @returns the account's id, or null where no admin has that address
 */
export async function removeAdmin(db: Database, email: string): Promise<string | null> {
  const removed = await db
    .deleteFrom("accounts")
    .where("email", "=", email)
    .where("id", "in", db.selectFrom("admins").select("id"))
    .returning("id")
    .executeTakeFirst();
  return removed?.id ?? null;
}
