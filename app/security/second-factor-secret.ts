import { servicesContext, type Context } from "#request/context.ts";
import { decrypt, encrypt, type Binding } from "./encryption.ts";

const bindingOf = (adminId: string): Binding => ({
  purpose: "viluva second factor",
  owner: adminId,
});

/** Encrypts an admin's secret; it can be decrypted for that admin only. */
export function encryptSecret(context: Context, adminId: string, secret: string): Buffer {
  return encrypt(context, bindingOf(adminId), secret);
}

/**
 * Decrypts what `encryptSecret` returned. Null for another admin's or under another key, as after
 * a restore without the key file; recovery codes work even then.
 */
export function decryptSecret(context: Context, adminId: string, encrypted: Buffer): string | null {
  const secret = decrypt(context, bindingOf(adminId), encrypted);
  if (secret === null) {
    const message =
      "A second factor can't be decrypted: it was stored under another SESSION_SECRET.";
    context.get(servicesContext).log("error", "notice", { message });
  }
  return secret;
}
