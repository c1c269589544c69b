import { isMailGroup, type MailGroup } from "#domain/mail.ts";
import { isRecordId } from "#domain/record-id.ts";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Whose mails of which group a link stops. */
export interface StopLink {
  accountId: string;
  group: MailGroup;
}

/** The last part of a link that switches one group off, and does nothing else for ever. */
export function signStopLink(secret: Uint8Array, { accountId, group }: StopLink): string {
  const said = `${accountId}.${group}`;
  return `${said}.${signatureOf(secret, said).toString("base64url")}`;
}

/** What a link stops; null for a text that we did not sign. */
export function readStopLink(secret: Uint8Array, token: string): StopLink | null {
  const [accountId = "", group, signature = "", ...more] = token.split(".");
  if (!isRecordId(accountId) || !isMailGroup(group) || more.length > 0) return null;
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, `${accountId}.${group}`);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? { accountId, group } : null;
}

function signatureOf(secret: Uint8Array, said: string): Buffer {
  return createHmac("sha256", secret).update(`stop-mails.${said}`).digest();
}
