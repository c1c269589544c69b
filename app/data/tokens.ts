import { createHash, randomBytes } from "node:crypto";

/** A secret of 32 random bytes, as base64url: 43 signs. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token, so that the database opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
