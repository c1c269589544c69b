import { spendRecoveryCode, spendStep, type SecondFactor } from "#data/account/second-factors.ts";
import type { Database } from "#data/shared/database.ts";
import { parseCode, recoveryCodeCount, formatRecoveryCode } from "#domain/account/second-factor.ts";
import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Context } from "#request/context.ts";
import { decryptSecret } from "./second-factor-secret.ts";

/** A new secret of 160 bits in base 32, the format of authenticator apps. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth://` URI with which an authenticator app is set up. */
export function secretUri(secret: string, names: { issuer: string; label: string }): string {
  return new TOTP({ ...names, secret }).toString();
}

/**
 * The 30-second time step of a valid code; null for a wrong code. One step of clock difference is
 * accepted.
 *
 * @param secret in base 32
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Ten new recovery codes of 80 bits, and the hashes to store. */
export function createRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const secrets = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: 10 }).base32);
  return { codes: secrets.map(formatRecoveryCode), hashes: secrets.map(hashCode) };
}

// 80 random bits cannot be guessed, so a slow hash would add nothing.
function hashCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

/**
 * Accepts a code of the admin's app or a recovery code, once. Run it in a transaction.
 *
 * @returns false for a code that is wrong or was used before
 */
export async function spendCode(
  context: Context,
  trx: Database,
  adminId: string,
  factor: SecondFactor,
  typed: string,
): Promise<boolean> {
  const parsed = parseCode(typed);
  if (parsed.kind === "recovery") return spendRecoveryCode(trx, adminId, hashCode(parsed.code));
  if (parsed.kind === "neither" || !factor.secret) return false;
  const secret = decryptSecret(context, adminId, factor.secret);
  const step = secret === null ? null : stepOfCode(secret, parsed.code, new Date());
  return step !== null && spendStep(trx, adminId, step);
}
