import { createHash, randomBytes } from "node:crypto";

/** A secret of 32 random bytes, as base64url: 43 signs. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text from outside can be such a token at all. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is kept of a token, so that the database opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
