import type { Context } from "#request/context.ts";
import { decrypt, encrypt, type Binding } from "./encryption.ts";

/** What is kept secret of where a tutor's pay goes. */
export type PayeeSecret = "pan" | "account";

const bindingOf = (tutorId: string, what: PayeeSecret): Binding => ({
  purpose: "viluva tutor payee",
  owner: `${tutorId} ${what}`,
});

/** Encrypts a tutor's PAN or bank account; it can be decrypted as the same of that tutor only. */
export function encryptPayeeSecret(
  context: Context,
  tutorId: string,
  what: PayeeSecret,
  text: string,
): Buffer {
  return encrypt(context, bindingOf(tutorId, what), text);
}

/** Decrypts what `encryptPayeeSecret` returned; null under another key, as after a restore without it. */
export function decryptPayeeSecret(
  context: Context,
  tutorId: string,
  what: PayeeSecret,
  encrypted: Buffer,
): string | null {
  return decrypt(context, bindingOf(tutorId, what), encrypted);
}
