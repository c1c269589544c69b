import { setPassword } from "#data/accounts.ts";
import type { Database } from "#data/database.ts";
import { replaceEmail, verifyEmail } from "#data/email-addresses.ts";
import { deleteLinks, useLink, type MailedLink } from "#data/mailed-links.ts";
import { insertResetRequest } from "#data/reset-requests.ts";
import { deleteSessionsOf } from "#data/sessions.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { AuditAction } from "#domain/audit.ts";
import type { LinkPurpose } from "#domain/mailed-link.ts";
import type { RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { clientAddressContext, requestIdContext, servicesContext } from "./context.ts";
import { queueMail } from "./mail.ts";
import { openLink } from "./mailed-links.ts";
import { hashPassword } from "./password.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Notes down that somebody asked for a new password. Whose address it is, if anybody's, is looked
 * up later (`answer-resets.ts`), so that the work, and with it the time, is the same for all.
 *
 * @returns null, or the minutes to wait where this client asked too often
 */
export async function askPasswordReset(context: Context, email: string): Promise<number | null> {
  const { addressLimits } = context.get(servicesContext);
  const minutes = await addressLimits.reset.attempt(context.get(clientAddressContext));
  if (minutes !== null) {
    await recordDenial(context, { action: "ask-password-reset", subject: null, reason: "limited" });
    return minutes;
  }
  await audited(context, async (trx, record) => {
    const requestId = context.get(requestIdContext);
    await insertResetRequest(trx, { email: normaliseEmail(email), requestId });
    await record({ action: "ask-password-reset", subject: null });
  });
  return null;
}

/**
 * Gives the account of a mailed link the password that its person chose, and ends all its sessions
 * and the lock of its sign-ins. It proves the mailbox, too.
 *
 * @returns the account's role, or null for a link that works no more
 */
export function resetPassword(
  context: Context,
  token: string,
  password: string,
): Promise<MailedLink | null> {
  const one = { purpose: "reset-password", action: "reset-password" } as const;
  return choosePassword(context, token, password, { ...one, prepare: verifyEmail });
}

/**
 * Gives an account back the address that a mailed link tells of, with a new password: whoever
 * changed the address knew the old one. Links that were made since end, so that a later address
 * takes nothing back; those from before stay.
 *
 * @returns null for a link that works no more
 */
export function undoEmailChange(
  context: Context,
  token: string,
  password: string,
): Promise<MailedLink | null> {
  return choosePassword(context, token, password, {
    purpose: "undo-email",
    action: "undo-email-change",
    async prepare(trx, link) {
      await deleteLinks(trx, link.accountId, ["verify-email"]);
      await deleteLinks(trx, link.accountId, ["undo-email"], link.madeAt);
      return (await replaceEmail(trx, link)) !== null;
    },
  });
}

interface Choice {
  purpose: LinkPurpose;
  action: AuditAction;
  /** What else the link does. @returns false where that can't be any more */
  prepare: (trx: Database, link: MailedLink) => Promise<boolean>;
}

async function choosePassword(
  context: Context,
  token: string,
  password: string,
  { purpose, action, prepare }: Choice,
): Promise<MailedLink | null> {
  // Only a link that works is worth the hashing.
  const link = await openLink(context, token, purpose);
  if (!link) return null;
  const { accountId: id, role, email } = link;
  const passwordHash = await hashPassword(password);
  const isDone = await audited(context, async (trx, record) => {
    if (!(await useLink(trx, token, purpose, new Date()))) return false;
    if (!(await prepare(trx, link))) return false;
    await setPassword(trx, id, passwordHash);
    await deleteSessionsOf(trx, id);
    await deleteLinks(trx, id, ["reset-password", "change-email"]);
    await record({ action, subject: { kind: "account", id }, actor: { id, role } });
    const at = new Date().toISOString();
    await queueMail(context, trx, { kind: "password-changed", accountId: id, data: { at } });
    return true;
  });
  if (!isDone) {
    await denyRecord(context, "account", "");
    return null;
  }
  await context.get(servicesContext).limits.unlock(email);
  return link;
}
