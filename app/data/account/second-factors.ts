import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult } from "#data/shared/rows.ts";

export interface SecondFactor {
  /** Encrypted; null until a first code has confirmed one. */
  secret: Buffer | null;
  confirmedAt: Date | null;
  /** The pending secret, encrypted. */
  nextSecret: Buffer | null;
  nextSecretAt: Date | null;
}

/** Whether an admin has an active second factor. @param id the column of the admin's id */
export function hasSecondFactor(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from second_factors where admin_id = ${sql.ref(id)} and secret is not null)`;
}

const select = (db: Database, adminId: string) =>
  db
    .selectFrom("second_factors")
    .select([
      "secret",
      "confirmed_at as confirmedAt",
      "next_secret as nextSecret",
      "next_secret_at as nextSecretAt",
    ])
    .where("admin_id", "=", adminId);

/** An admin's second factor, active or pending; null for none. */
export async function findSecondFactor(
  db: Database,
  adminId: string,
): Promise<SecondFactor | null> {
  return (await select(db, adminId).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSecondFactor(
  trx: Database,
  adminId: string,
): Promise<SecondFactor | null> {
  return (await select(trx, adminId).forUpdate().executeTakeFirst()) ?? null;
}

/** Stores a pending secret, which replaces an earlier pending one. */
export async function upsertPendingSecret(
  trx: Database,
  adminId: string,
  nextSecret: Buffer,
  at: Date,
): Promise<void> {
  const next = { next_secret: nextSecret, next_secret_at: at };
  await trx
    .insertInto("second_factors")
    .values({ admin_id: adminId, ...next })
    .onConflict((conflict) => conflict.column("admin_id").doUpdateSet(next))
    .execute();
}

/** Activates the pending secret and replaces the active one. @param step the time step of its first code */
export async function activatePendingSecret(
  trx: Database,
  adminId: string,
  { secret, step, at }: { secret: Buffer; step: number; at: Date },
): Promise<void> {
  await trx
    .updateTable("second_factors")
    .set({
      secret,
      confirmed_at: at,
      last_step: step,
      next_secret: null,
      next_secret_at: null,
    })
    .where("admin_id", "=", adminId)
    .execute();
}

/** Marks a time step as used. @returns false if it or a later one was used before */
export const spendStep = (trx: Database, adminId: string, step: number) =>
  trx
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("admin_id", "=", adminId)
    .where("last_step", "<", String(step))
    .returning("admin_id")
    .$call(hasResult);

/** Deletes a recovery code, so that it works once. @returns false if the admin has no such code */
export const spendRecoveryCode = (trx: Database, adminId: string, codeHash: Buffer) =>
  trx
    .deleteFrom("recovery_codes")
    .where("admin_id", "=", adminId)
    .where("code_hash", "=", codeHash)
    .returning("admin_id")
    .$call(hasResult);

/** Replaces an admin's recovery codes. */
export async function replaceRecoveryCodes(
  trx: Database,
  adminId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(codeHashes.map((hash) => ({ admin_id: adminId, code_hash: hash })))
    .execute();
}

export async function countRecoveryCodes(db: Database, adminId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("admin_id", "=", adminId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an admin's second factor with its recovery codes and known devices. */
export async function deleteSecondFactor(trx: Database, adminId: string): Promise<void> {
  await trx.deleteFrom("second_factors").where("admin_id", "=", adminId).execute();
}
