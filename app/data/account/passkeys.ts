import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";

/** What a passkey is used for: a challenge for one is of no use for another. */
export type PasskeyUse = "add" | "sign-in" | "prove";

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface NewPasskey {
  accountId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

/** A passkey with what its answers are checked against, and the roles of its owner. */
export interface Passkey {
  id: string;
  accountId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  isStudent: boolean;
  isTutor: boolean;
  isAdmin: boolean;
}

/** @returns false if that passkey is already stored, for any account */
export const insertPasskey = (trx: Database, passkey: NewPasskey) =>
  trx
    .insertInto("passkeys")
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .$call(hasResult);

/** A person's passkeys, the newest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<OwnPasskey[]> {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The ids that a person's devices gave their passkeys. */
export async function listCredentialIds(db: Database, accountId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select("credential_id")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => row.credential_id);
}

export const hasPasskey = (db: Database, accountId: string) =>
  db
    .selectFrom("passkeys")
    .select("id")
    .where("account_id", "=", accountId)
    .limit(1)
    .$call(hasResult);

/** The passkey with the id that a device gave it; null for an unknown one. */
export async function findPasskey(db: Database, credentialId: Buffer): Promise<Passkey | null> {
  const row = await db
    .selectFrom("passkeys as p")
    .leftJoin("students as s", "s.id", "p.account_id")
    .leftJoin("tutors as t", "t.id", "p.account_id")
    .leftJoin("admins as d", "d.id", "p.account_id")
    .select([
      "p.id",
      "p.account_id as accountId",
      "p.credential_id as credentialId",
      "p.public_key as publicKey",
      "p.counter",
      "s.id as student",
      "t.id as tutor",
      "d.id as admin",
    ])
    .where("p.credential_id", "=", credentialId)
    .executeTakeFirst();
  if (!row) return null;
  const { student, tutor, admin, counter, ...passkey } = row;
  return {
    ...passkey,
    counter: Number(counter),
    isStudent: student !== null,
    isTutor: tutor !== null,
    isAdmin: admin !== null,
  };
}

/**
 * Records a use of a passkey. Devices that count only count up, so an old number means a copy.
 *
 * @returns false if the passkey is gone or its number was used before
 */
export function updatePasskeyUse(
  trx: Database,
  { id, counter, at }: { id: string; counter: number; at: Date },
) {
  return trx
    .updateTable("passkeys")
    .set({ counter, last_used_at: at })
    .where("id", "=", id)
    .where((eb) => (counter === 0 ? eb("counter", "=", "0") : eb("counter", "<", String(counter))))
    .returning("id")
    .$call(hasResult);
}

/** @returns false if the account has no such passkey */
export const deletePasskey = (trx: Database, accountId: string, passkeyId: string) =>
  trx
    .deleteFrom("passkeys")
    .where("id", "=", passkeyId)
    .where("account_id", "=", accountId)
    .returning("id")
    .$call(hasResult);

/** Deletes all passkeys of an account. */
export async function deletePasskeysOf(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
}

/** Marks a challenge as answered. @returns false if it was answered before */
export function spendChallenge(
  trx: Database,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
) {
  return trx
    .insertInto("spent_challenges")
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .returning("token_hash")
    .$call(hasResult);
}
