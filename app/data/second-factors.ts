import type { Database } from "./database.ts";

export interface SecondFactor {
  /** Encrypted; null where none has been proved by a code yet. */
  secret: Buffer | null;
  confirmedAt: Date | null;
  /** Encrypted; what is being set up. */
  nextSecret: Buffer | null;
  nextSecretAt: Date | null;
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

/** An admin's second factor, set up or being so; null for none. */
export async function findSecondFactor(
  db: Database,
  adminId: string,
): Promise<SecondFactor | null> {
  return (await select(db, adminId).executeTakeFirst()) ?? null;
}

/** The same, held until the transaction ends. */
export async function lockSecondFactor(
  trx: Database,
  adminId: string,
): Promise<SecondFactor | null> {
  return (await select(trx, adminId).forUpdate().executeTakeFirst()) ?? null;
}

/** Keeps a secret that counts once a code has proved it; one before it, unproved, is gone. */
export async function insertNextSecret(
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

/** Lets the secret that was being set up count, instead of any before. @param step of its code */
export async function confirmNextSecret(
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

/** Uses a code up. @returns false where it, or a later one, was used before */
export async function spendStep(trx: Database, adminId: string, step: number): Promise<boolean> {
  const row = await trx
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("admin_id", "=", adminId)
    .where("last_step", "<", String(step))
    .returning("admin_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a recovery code up. @returns false where that admin has none such */
export async function spendRecoveryCode(
  trx: Database,
  adminId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const row = await trx
    .deleteFrom("recovery_codes")
    .where("admin_id", "=", adminId)
    .where("code_hash", "=", codeHash)
    .returning("admin_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an admin these recovery codes instead of any before. */
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

/** How many recovery codes an admin has left. */
export async function countRecoveryCodes(db: Database, adminId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("admin_id", "=", adminId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an admin's second factor with its codes and devices. */
export async function deleteSecondFactor(trx: Database, adminId: string): Promise<void> {
  await trx.deleteFrom("second_factors").where("admin_id", "=", adminId).execute();
}
