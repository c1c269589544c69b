import { rolesIn, type StaffArea, type StaffRole } from "#domain/people/staff.ts";
import { createAccount } from "#data/account/accounts.ts";
import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";
import { deleteLinks } from "#data/account/mailed-links.ts";
import { endAccess } from "#data/account/access.ts";
import { deletePasskeysOf } from "#data/account/passkeys.ts";
import { deleteSecondFactor } from "#data/account/second-factors.ts";

export interface Admin {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** All admins, oldest first. */
export async function listAdmins(db: Database): Promise<Admin[]> {
  return db
    .selectFrom("admins as d")
    .innerJoin("accounts as a", "a.id", "d.id")
    .select(["d.id", "a.email", "d.name", "d.role"])
    .where("d.role", "is not", null)
    .$narrowType<{ role: StaffRole }>()
    .orderBy("d.created_at")
    .orderBy("d.id")
    .execute();
}

/** The admins whose role may enter an area, for mails about it. */
export async function listAdminsOf(db: Database, area: StaffArea): Promise<Admin[]> {
  const admins = await listAdmins(db);
  return admins.filter(({ role }) => rolesIn(area).includes(role));
}

export const isAdmin = (db: Database, accountId: string) =>
  db.selectFrom("admins").select("id").where("id", "=", accountId).$call(hasResult);

/** Run it in a transaction. @returns the account's id, or null if the email is taken */
export async function createAdmin(
  trx: Database,
  email: string,
  passwordHash: string,
  name: string,
  role: StaffRole = "owner",
): Promise<string | null> {
  const id = await createAccount(trx, email, passwordHash);
  if (!id) return null;
  await trx.insertInto("admins").values({ id, name, role }).execute();
  return id;
}

/**
 * Sets an admin's password and ends all of that admin's sessions. Run it in a transaction.
 *
 * @returns the account's id, or null if no admin has that email
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
  await deletePasskeysOf(trx, account.id);
  await endAccess(trx, account.id);
  await deleteLinks(trx, account.id, ["reset-password", "change-email", "invitation"]);
  return account.id;
}

/**
 * Deletes an admin's second factor and passkeys, and ends all of that admin's sessions. Run it in a
 * transaction.
 *
 * @returns the account's id, or null if no admin with a second factor or a passkey has that email
 */
export async function resetSecondFactor(trx: Database, email: string): Promise<string | null> {
  const admin = await trx
    .selectFrom("admins as d")
    .innerJoin("accounts as a", "a.id", "d.id")
    .select("d.id")
    .where("a.email", "=", email)
    .where((eb) =>
      eb.or([
        eb("d.id", "in", eb.selectFrom("second_factors").select("admin_id")),
        eb("d.id", "in", eb.selectFrom("passkeys").select("account_id")),
      ]),
    )
    .executeTakeFirst();
  if (!admin) return null;
  await deletePasskeysOf(trx, admin.id);
  await deleteSecondFactor(trx, admin.id);
  await endAccess(trx, admin.id);
  return admin.id;
}

/**
 * Deletes an admin's account, record and sessions, and the name beside what they did. A trigger of the
 * schema records the erasure. Run it in a transaction.
 *
 * @returns the account's id, or null if no admin has that email
 */
export async function deleteAdmin(db: Database, email: string): Promise<string | null> {
  const deleted = await db
    .deleteFrom("accounts")
    .where("email", "=", email)
    .where("id", "in", db.selectFrom("admins").select("id"))
    .returning("id")
    .executeTakeFirst();
  if (!deleted) return null;
  await db.deleteFrom("admins").where("id", "=", deleted.id).execute();
  return deleted.id;
}
