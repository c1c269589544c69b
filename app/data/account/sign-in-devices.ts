import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { valueOrNull } from "#data/shared/rows.ts";

/** A browser that has just signed in to an account. */
export interface SignInDevice {
  accountId: string;
  tokenHash: Buffer;
  userAgent: string;
  until: Date;
}

/** The most browsers that are recognised for an account. */
export const maxDevices = 1_000;

/** Adds a device of an account, or extends it. Of more than `maxDevices` the longest unused are forgotten. */
export async function upsertSignInDevice(
  trx: Database,
  { accountId, tokenHash, userAgent, until }: SignInDevice,
): Promise<void> {
  await trx
    .insertInto("sign_in_devices")
    .values({
      account_id: accountId,
      token_hash: tokenHash,
      user_agent: userAgent,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["token_hash", "account_id"])
        .doUpdateSet({ user_agent: userAgent, expires_at: until }),
    )
    .execute();
  await sql`
    delete from sign_in_devices where id in (select id from sign_in_devices
      where account_id = ${accountId} order by expires_at desc, id offset ${maxDevices})`.execute(
    trx,
  );
}

/** The id of a device that has signed in to the account of that email or id; otherwise null. */
export function findSignInDevice(
  db: Database,
  tokenHash: Buffer,
  account: { email: string } | { id: string },
  now: Date,
) {
  return db
    .selectFrom("sign_in_devices as d")
    .innerJoin("accounts as a", "a.id", "d.account_id")
    .select("d.id")
    .where("d.token_hash", "=", tokenHash)
    .where("d.expires_at", ">", now)
    .where(
      "email" in account ? "a.email" : "a.id",
      "=",
      "email" in account ? account.email : account.id,
    )
    .$call(valueOrNull);
}

/** Deletes all devices of an account: their next sign-in is that of an unknown device. */
export async function deleteSignInDevicesOf(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom("sign_in_devices").where("account_id", "=", accountId).execute();
}

export async function deleteExpiredSignInDevices(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("sign_in_devices").where("expires_at", "<=", now).execute();
}
