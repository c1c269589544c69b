import type { Language } from "#domain/shared/language.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { staffInvitationMinutes } from "#domain/mail/mailed-link.ts";
import { sql, type RawBuilder } from "kysely";
import { endAccess } from "#data/account/access.ts";
import { createAccount } from "#data/account/accounts.ts";
import type { Database } from "#data/shared/database.ts";
import { listRows, rowOrNull, valueOrNull } from "#data/shared/rows.ts";
import { nameOrderSql } from "#data/shared/name-order.ts";
import type { Admin } from "./admins.ts";
import { deleteSecondFactor, hasSecondFactor } from "#data/account/second-factors.ts";

/** A member of the staff, for the list. */
export interface StaffMember extends Admin {
  /** Codes of an app, or a passkey. */
  hasSecondFactor: boolean;
  /** When they last did something; null for never. */
  lastSeenAt: Date | null;
  /** Until when the invitation can be accepted; null for who has a password. */
  invitedUntil: Date | null;
}

/** All members of the staff, those with a password first, by name. */
export const listStaff = (db: Database) => listRows<StaffMember>(db)`
    select d.id, d.name, a.email, d.role,
      (${hasSecondFactor("d.id")} or exists (select from passkeys where account_id = d.id))
        as "hasSecondFactor",
      greatest((select max(last_seen_at) from sessions where account_id = d.id),
        (select at from audit_log where actor_id = d.id order by id desc limit 1)) as "lastSeenAt",
      case when a.password_hash is null then coalesce(
        (select max(coalesce(expires_at,
            made_at + make_interval(mins => ${sql.lit(staffInvitationMinutes)})))
          from mailed_links where account_id = d.id and purpose = 'invitation'),
        d.created_at) end as "invitedUntil"
    from admins d join accounts a on a.id = d.id
    order by a.password_hash is null, ${nameOrderSql(sql`d.name`)}, d.id`;

/** A member of the staff, locked. */
export interface LockedStaff {
  id: string;
  email: string;
  language: Language;
  role: StaffRole;
  /** Whether they have a password; an invited person does not count as an owner. */
  isActive: boolean;
}

/** Locks all members of the staff until the transaction ends, so that an owner remains. */
export const lockStaff = (trx: Database) => listRows<LockedStaff>(trx)`
    select d.id, a.email, a.language, d.role, a.password_hash is not null as "isActive"
    from admins d join accounts a on a.id = d.id
    where d.role is not null order by d.id for no key update of d`;

/** Creates an admin's account without a password. @returns its id, or null if the email is taken */
export async function insertInvitedStaff(
  trx: Database,
  { email, name, role }: { email: string; name: string; role: StaffRole },
): Promise<string | null> {
  const id = await createAccount(trx, email, null);
  if (id) await trx.insertInto("admins").values({ id, name, role }).execute();
  return id;
}

/** SQL: whether an account is a member of the staff with one of these roles now. */
export function isStaffOf(id: string, roles: readonly StaffRole[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from admins where id = ${id} and role = any(${roles}))`;
}

/** The role of a member of the staff; null for who has left. */
export function findStaffRole(db: Database, id: string): Promise<StaffRole | null> {
  return db.selectFrom("admins").where("id", "=", id).select("role").$call(valueOrNull);
}

/** The names of the owners with a password, by name. */
export async function listOwnerNames(db: Database): Promise<string[]> {
  const owners = await activeOwners(db)
    .select("d.name")
    .orderBy(nameOrderSql(sql`d.name`))
    .execute();
  return owners.map(({ name }) => name);
}

/** The ids of the owners with a password, who are told of every change of the staff. */
export async function listOwnerIds(db: Database): Promise<string[]> {
  const owners = await activeOwners(db).select("d.id").execute();
  return owners.map(({ id }) => id);
}

function activeOwners(db: Database) {
  return db
    .selectFrom("admins as d")
    .innerJoin("accounts as a", "a.id", "d.id")
    .where("d.role", "=", "owner")
    .where("a.password_hash", "is not", null);
}

/** Who an admin is or was; the email is null after the end of their access. Null for who was removed. */
export const findStaffPerson = (db: Database, id: string) =>
  db
    .selectFrom("admins as d")
    .leftJoin("accounts as a", "a.id", "d.id")
    .where("d.id", "=", id)
    .select(["d.name", "a.email"])
    .$call(rowOrNull);

/** Changes a role and ends all sessions. They are not mailed about sign-ups of the time before. */
export async function updateStaffRole(trx: Database, id: string, role: StaffRole): Promise<void> {
  await sql`update admins set role = ${role}, arrivals_until = now() where id = ${id}`.execute(trx);
  await endAccess(trx, id);
}

/** Deletes a member's account with everything that opens it; their name stays. */
export async function endStaff(trx: Database, id: string): Promise<void> {
  await sql`update admins set role = null where id = ${id}`.execute(trx);
  await endAccess(trx, id);
  await deleteSecondFactor(trx, id);
  await trx.deleteFrom("accounts").where("id", "=", id).execute();
}
