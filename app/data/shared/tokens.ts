import { createHash, randomBytes } from "node:crypto";

/** A token of 32 random bytes in base64url: 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether an untrusted text has the format of a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The stored form of a token, so that a leaked database grants no access. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
