import { findSignInDevice } from "#data/account/sign-in-devices.ts";
import type { Database } from "#data/shared/database.ts";
import { hashToken } from "#data/shared/tokens.ts";
import type { Role } from "#domain/audit/audit.ts";
import { readDevice } from "#domain/account/device.ts";
import { deviceTokenContext, userAgentContext, type Context } from "#request/context.ts";
import { replaceSession } from "#security/session.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** Whether a person has the record that signing in as a role requires (§4). */
export function hasRecord(
  role: Role,
  person: { isStudent: boolean; isTutor: boolean; isAdmin: boolean },
): boolean {
  return { student: person.isStudent, tutor: person.isTutor, admin: person.isAdmin }[role];
}

/**
 * Opens the session of a completed sign-in, and mails the owner if this browser has not signed in
 * to the account before. Run it inside `auditedTransaction`.
 *
 * @returns the session's `Set-Cookie` header
 */
export async function openSession(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<string> {
  const at = new Date();
  const token = context.get(deviceTokenContext);
  const known = token && (await findSignInDevice(trx, hashToken(token), { id: accountId }, at));
  const cookie = await replaceSession(context, trx, accountId);
  if (!known) {
    const data = { ...readDevice(context.get(userAgentContext)), at: at.toISOString() };
    await queueMail(context, trx, { kind: "new-device", accountId, data });
  }
  return cookie;
}
