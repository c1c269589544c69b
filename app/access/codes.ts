import { spendRecoveryCode, spendStep, type SecondFactor } from "#data/second-factors.ts";
import type { Database } from "#data/database.ts";
import { readCode, recoveryCodeCount, spellRecoveryCode } from "#domain/second-factor.ts";
import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { RouterContextProvider } from "react-router";
import { openSecret } from "./second-factor-secret.ts";

/** The key under which wrong codes of an admin's are counted, beside their wrong passwords. */
export function codeLimitKey(adminId: string): string {
  return `second factor of ${adminId}`;
}

/** A new secret of 160 bits, in base 32, as apps want it. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that tells an app all about a secret. */
export function secretAddress(secret: string, names: { issuer: string; label: string }): string {
  return new TOTP({ ...names, secret }).toString();
}

/**
 * The step (of 30 seconds) whose code it is; null for a wrong one. Clocks may differ by a step.
 *
 * @param secret in base 32
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Ten new recovery codes of 80 bits, and what is kept of them. */
export function makeRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const made = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: 10 }).base32);
  return { codes: made.map(spellRecoveryCode), hashes: made.map(hashCode) };
}

// 80 random bits can't be tried out, so that a slow hash would add nothing.
function hashCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

/**
 * Uses up a code of the admin's app or a recovery code. Run it in a transaction.
 *
 * @returns false for a wrong one, and for one that was used before
 */
export async function spendCode(
  context: Readonly<RouterContextProvider>,
  trx: Database,
  adminId: string,
  factor: SecondFactor,
  typed: string,
): Promise<boolean> {
  const read = readCode(typed);
  if (read.kind === "recovery") return spendRecoveryCode(trx, adminId, hashCode(read.code));
  if (read.kind === "neither" || !factor.secret) return false;
  const secret = openSecret(context, adminId, factor.secret);
  const step = secret === null ? null : stepOfCode(secret, read.code, new Date());
  return step !== null && spendStep(trx, adminId, step);
}
