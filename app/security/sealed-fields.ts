import type { Context } from "#request/context.ts";
import { decrypt, encrypt, type Binding } from "./encryption.ts";
import { currentActor } from "./guards.ts";

const bindingOf = (context: Context, target: string): Binding => ({
  purpose: "viluva sealed fields",
  owner: `${currentActor(context).session.id} ${target}`,
});

/**
 * Encrypts the fields of a form for an address, while its sender does something else first. Only
 * the same session can read them, and only for the same target.
 */
export function sealFields(
  context: Context,
  target: string,
  fields: Readonly<Record<string, string>>,
): string {
  const sealed = encrypt(context, bindingOf(context, target), JSON.stringify(fields));
  return sealed.toString("base64url");
}

/** Decrypts what `sealFields` returned in this session for this target; null for anything else. */
export function readSealedFields(
  context: Context,
  target: string,
  text: string,
): Record<string, string> | null {
  const fields = decrypt(context, bindingOf(context, target), Buffer.from(text, "base64url"));
  return fields === null ? null : (JSON.parse(fields) as Record<string, string>);
}
