import { isMailGroup, type MailGroup } from "#domain/mail/mail.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { createHmac, timingSafeEqual } from "node:crypto";

/** The account and the mail group that a link switches off. */
export interface UnsubscribeLink {
  accountId: string;
  group: MailGroup;
}

/** The signed token of a link that switches one mail group off. It never expires. */
export function signUnsubscribeLink(
  secret: Uint8Array,
  { accountId, group }: UnsubscribeLink,
): string {
  const payload = `${accountId}.${group}`;
  return `${payload}.${signatureOf(secret, payload).toString("base64url")}`;
}

/** Reads such a token; null for an invalid signature. */
export function readUnsubscribeLink(secret: Uint8Array, token: string): UnsubscribeLink | null {
  const [accountId = "", group, signature = "", ...rest] = token.split(".");
  if (!isRecordId(accountId) || !isMailGroup(group) || rest.length > 0) return null;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, `${accountId}.${group}`);
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid ? { accountId, group } : null;
}

function signatureOf(secret: Uint8Array, payload: string): Buffer {
  return createHmac("sha256", secret).update(`stop-mails.${payload}`).digest();
}
