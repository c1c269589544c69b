import type { Database } from "#data/shared/database.ts";
import { hasResult, valueOrNull } from "#data/shared/rows.ts";

/** A device on which an admin can sign in without a code. */
export interface KnownDevice {
  id: string;
  userAgent: string;
  since: Date;
  until: Date;
}

export async function insertKnownDevice(
  trx: Database,
  device: { adminId: string; tokenHash: Buffer; userAgent: string; until: Date },
): Promise<void> {
  await trx
    .insertInto("known_devices")
    .values({
      admin_id: device.adminId,
      token_hash: device.tokenHash,
      user_agent: device.userAgent,
      expires_at: device.until,
    })
    .execute();
}

/** Whether a token belongs to one of the admin's known devices. */
export const isKnownDevice = (db: Database, adminId: string, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom("known_devices")
    .select("id")
    .where("admin_id", "=", adminId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .$call(hasResult);

/** An admin's devices, the newest first; at most a hundred. */
export async function listKnownDevices(
  db: Database,
  adminId: string,
  now: Date,
): Promise<KnownDevice[]> {
  return db
    .selectFrom("known_devices")
    .select(["id", "user_agent as userAgent", "created_at as since", "expires_at as until"])
    .where("admin_id", "=", adminId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** @returns false if the admin has no such device */
export const deleteKnownDevice = (trx: Database, adminId: string, deviceId: string) =>
  trx
    .deleteFrom("known_devices")
    .where("id", "=", deviceId)
    .where("admin_id", "=", adminId)
    .returning("id")
    .$call(hasResult);

export async function insertPendingSignIn(
  trx: Database,
  pending: { adminId: string; tokenHash: Buffer; until: Date },
): Promise<void> {
  await trx
    .insertInto("pending_sign_ins")
    .values({
      admin_id: pending.adminId,
      token_hash: pending.tokenHash,
      expires_at: pending.until,
    })
    .execute();
}

/** The admin of a pending sign-in; null for an unknown or expired token. */
export const findPendingSignIn = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom("pending_sign_ins")
    .select("admin_id as adminId")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .$call(valueOrNull);

/** Deletes a pending sign-in, so that it works once. @returns false if it is already deleted */
export const deletePendingSignIn = (trx: Database, tokenHash: Buffer) =>
  trx
    .deleteFrom("pending_sign_ins")
    .where("token_hash", "=", tokenHash)
    .returning("admin_id")
    .$call(hasResult);
