import { randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./scrypt-threads.ts";

/** OWASP's scrypt setting for 32 MiB a hash: N = 2^15, r = 8, p = 3. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const keyBytes = 32;

function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return deriveKey({ password: password.normalize("NFKC"), salt, keyBytes, options });
}

/**
 * Hashes a password off the main thread.
 *
 * @returns `scrypt$N$r$p$salt$key`, so that a later, dearer setting can tell old hashes
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join(
    "$",
  );
}

// What an unknown address is measured against, so that it takes the time of a known one.
const nobody = ["scrypt", cost.N, cost.r, cost.p, "AAAAAAAAAAAAAAAAAAAAAA==", ""].join("$");

/** Compares a password with a hash; `null` stands for an unknown account and never matches. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? nobody).split("$");
  const setting = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, "base64"), setting);
  const expected = Buffer.from(key, "base64");
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
