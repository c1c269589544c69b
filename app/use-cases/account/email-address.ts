import { endAccess } from "#data/account/access.ts";
import { findVerification, replaceEmail, verifyEmail } from "#data/account/email-addresses.ts";
import type { Database } from "#data/shared/database.ts";
import {
  consumeLink,
  countMailsInLastHour,
  deleteLinks,
  insertLink,
  type MailedLink,
} from "#data/account/mailed-links.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import { mailsPerHour } from "#domain/mail/mailed-link.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, denyRecord, recordDenial } from "#request/audit.ts";
import { actorContext, servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { endEarlierAccess } from "./recovery.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { readMailedLink } from "#security/mailed-links.ts";
import { verifyOwnPassword, type PasswordRefusal } from "#security/own-password.ts";
import { replaceSession } from "#security/session.ts";

/** Whether the actor has confirmed their email address. */
export async function isOwnEmailVerified(context: Context): Promise<boolean> {
  const { database } = context.get(servicesContext);
  return (await findVerification(database, currentActor(context).accountId)) !== null;
}

/** Queues the mail with the link that confirms an address. Run it inside `auditedTransaction`. */
export async function queueVerification(
  context: Context,
  trx: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const linkId = await insertLink(trx, { accountId, purpose: "verify-email", email });
  await queueMail(context, trx, { kind: "verify-email", accountId, data: { linkId } });
}

/** Mails the actor another link that confirms their address, up to their mailbox's hourly limit. */
export async function requestVerification(
  context: Context,
): Promise<Result<null, Refusal<"too-many-mails">>> {
  const { accountId, email } = currentActor(context);
  const { mailboxLimits } = context.get(servicesContext);
  const subject = { kind: "account", id: accountId } as const;
  const entry = { action: "ask-verification", subject } as const;
  if (!(await mailboxLimits.attempt("verify-email", email))) {
    await recordDenial(context, { ...entry, reason: "limited" });
    return refuse("too-many-mails");
  }
  await auditedTransaction(context, async (trx, record) => {
    await queueVerification(context, trx, { accountId, email });
    await record(entry);
  });
  return ok();
}

/** A link that was used, and the new session's `Set-Cookie` of a browser that was signed in. */
export interface UsedLink {
  link: MailedLink;
  cookie: string | null;
}

/**
 * Confirms the address of an account with a mailed link. With the first proof of the mailbox all
 * earlier access ends, because somebody else may have signed up with the address; a browser signed
 * in to the account gets a new session.
 */
export async function confirmEmail(
  context: Context,
  token: string,
): Promise<Result<UsedLink, Refusal<"link-expired">>> {
  const link = await readMailedLink(context, token, "verify-email");
  if (!link) return refuse("link-expired");
  const { accountId: id, role } = link;
  const result = await auditedTransaction(context, async (trx, record) => {
    if (!(await consumeLink(trx, token, "verify-email", new Date()))) return refuse("link-expired");
    const isFirst = (await findVerification(trx, id)) === null;
    if (!(await verifyEmail(trx, link))) return refuse("link-expired");
    const subject = { kind: "account", id } as const;
    await record({ action: "verify-email", subject, actor: { id, role } });
    if (!isFirst) return ok({ link, cookie: null });
    const isSignedInHere = context.get(actorContext)?.accountId === id;
    await endEarlierAccess(trx, record, link);
    return ok({ link, cookie: isSignedInHere ? await replaceSession(context, trx, id) : null });
  });
  if (!result.ok) await denyRecord(context, "account", "");
  return result;
}

/**
 * Mails a confirmation link to the address that the actor wants, and a notification to the current
 * one, up to the hourly limits of the account and of the new mailbox. The answer is the same whether or not another account has the new address: only the mail
 * to it says so.
 */
export async function requestEmailChange(
  context: Context,
  input: { email: string; currentPassword: string },
): Promise<Result<null, Refusal<"too-many-mails"> | PasswordRefusal>> {
  const { accountId } = currentActor(context);
  const { database, mailboxLimits } = context.get(servicesContext);
  const subject = { kind: "account", id: accountId } as const;
  const entry = { action: "ask-email-change", subject } as const;
  const verified = await verifyOwnPassword(context, input.currentPassword, entry);
  if (!verified.ok) return verified;
  const mailed = await countMailsInLastHour(database, accountId, "change-email");
  const isAllowed =
    mailed < mailsPerHour["change-email"] &&
    (await mailboxLimits.attempt("change-email", input.email));
  if (!isAllowed) {
    await recordDenial(context, { ...entry, reason: "limited" });
    return refuse("too-many-mails");
  }
  await auditedTransaction(context, async (trx, record) => {
    const email = normaliseEmail(input.email);
    const linkId = await insertLink(trx, { accountId, purpose: "change-email", email });
    const toNew = { kind: "change-email", accountId, data: { linkId }, address: email } as const;
    await queueMail(context, trx, toNew);
    await queueMail(context, trx, { kind: "email-change-asked", accountId, data: {} });
    await record(entry);
  });
  return ok();
}

/**
 * Changes an account's address with the link mailed to the new one, and mails the old one a link
 * that undoes the change. Every session ends; a browser signed in to the account gets a new one.
 *
 * @returns 'link-expired' also when another account has taken the address since
 */
export async function changeEmail(
  context: Context,
  token: string,
): Promise<Result<UsedLink, Refusal<"link-expired">>> {
  const link = await readMailedLink(context, token, "change-email");
  if (!link) return refuse("link-expired");
  const { accountId: id, role } = link;
  const result = await auditedTransaction(context, async (trx, record) => {
    if (!(await consumeLink(trx, token, "change-email", new Date()))) return refuse("link-expired");
    const isFirst = (await findVerification(trx, id)) === null;
    const oldEmail = await replaceEmail(trx, link);
    if (oldEmail === null) return refuse("link-expired");
    const linkId = await insertLink(trx, { accountId: id, purpose: "undo-email", email: oldEmail });
    const toOld = { kind: "email-changed", accountId: id, data: { linkId } } as const;
    await queueMail(context, trx, { ...toOld, address: oldEmail });
    await record({ action: "change-email", subject: { kind: "account", id }, actor: { id, role } });
    const isSignedInHere = context.get(actorContext)?.accountId === id;
    if (isFirst) await endEarlierAccess(trx, record, link);
    await endAccess(trx, id);
    await deleteLinks(trx, id, ["reset-password", "verify-email", "change-email"]);
    return ok({ link, cookie: isSignedInHere ? await replaceSession(context, trx, id) : null });
  });
  if (!result.ok) await denyRecord(context, "account", "");
  return result;
}
