import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";

type Context = Readonly<RouterContextProvider>;

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

function keyOf(context: Context): Buffer {
  const { secret } = context.get(servicesContext);
  return Buffer.from(hkdfSync("sha256", secret, "", "viluva second factor", 32));
}

/** Encrypts an admin's secret, for that admin only. */
export function sealSecret(context: Context, adminId: string, secret: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(context), nonce).setAAD(Buffer.from(adminId));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]);
}

/**
 * What `sealSecret` encrypted; null where it was for another admin or under another key, as after a
 * restore without the file that has the key. Recovery codes count all the same.
 */
export function openSecret(context: Context, adminId: string, sealed: Buffer): string | null {
  const opening = createDecipheriv(cipher, keyOf(context), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(adminId))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    const opened = opening.update(sealed.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    const message = "A second factor can't be read: it was kept under another SESSION_SECRET.";
    context.get(servicesContext).log("error", "notice", { message });
    return null;
  }
}
