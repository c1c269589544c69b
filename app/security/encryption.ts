import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { servicesContext, type Context } from "#request/context.ts";

/** What a text is encrypted for: each purpose has a key of its own, and each owner reads only theirs. */
export interface Binding {
  purpose: "viluva second factor" | "viluva sealed fields" | "viluva notice" | "viluva tutor payee";
  owner: string;
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

function keyFor(context: Context, purpose: string): Buffer {
  const { secret } = context.get(servicesContext);
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** Encrypts a text: a nonce, the ciphertext and its tag. */
export function encrypt(context: Context, { purpose, owner }: Binding, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, keyFor(context, purpose), nonce);
  encryption.setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([encryption.update(text, "utf8"), encryption.final()]);
  return Buffer.concat([nonce, ciphertext, encryption.getAuthTag()]);
}

/** Decrypts what `encrypt` returned; null for another owner, purpose or secret, or a changed text. */
export function decrypt(
  context: Context,
  { purpose, owner }: Binding,
  encrypted: Buffer,
): string | null {
  if (encrypted.length < nonceBytes + tagBytes) return null;
  const nonce = encrypted.subarray(0, nonceBytes);
  const decryption = createDecipheriv(cipher, keyFor(context, purpose), nonce)
    .setAAD(Buffer.from(owner))
    .setAuthTag(encrypted.subarray(-tagBytes));
  try {
    const decrypted = decryption.update(encrypted.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([decrypted, decryption.final()]).toString("utf8");
  } catch {
    return null;
  }
}
