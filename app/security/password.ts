import { randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordCost } from "#domain/account/password.ts";
import { deriveKey, type Lane } from "#security/scrypt.ts";

/** OWASP's setting for scrypt with 32 MiB of memory for each hash. */
export const standardCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;

function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: PasswordCost,
  lane: Lane,
): Promise<Buffer> {
  const maxmem = 2 * 128 * N * r;
  return deriveKey(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem, lane });
}

/**
 * Hashes a password off the main thread.
 *
 * @throws BusyError if too many wait in the lane
 * @returns `scrypt$N$r$p$salt$key`: each hash names its cost, so that the cost can be raised later
 */
export async function hashPassword(
  password: string,
  cost = standardCost,
  lane: Lane = "known",
): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, lane);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join(
    "$",
  );
}

/**
 * Compares a password with a hash.
 *
 * @param hash null for an unknown account, and for one without a password yet: the result is false, after the same time as for a known one
 * @param cost the cost of new hashes, used for unknown accounts
 * @throws BusyError if too many wait in the lane
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  cost = standardCost,
  lane: Lane = "known",
): Promise<boolean> {
  const unknown = ["scrypt", cost.N, cost.r, cost.p, "AAAAAAAAAAAAAAAAAAAAAA==", ""].join("$");
  const [, N, r, p, salt = "", key = ""] = (hash ?? unknown).split("$");
  const hashCost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, "base64"), hashCost, lane);
  const expected = Buffer.from(key, "base64");
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
