import { findVerification, replaceEmail, verifyEmail } from "#data/email-addresses.ts";
import type { Database } from "#data/database.ts";
import {
  countMailsOfHour,
  deleteLinks,
  insertLink,
  useLink,
  type MailedLink,
} from "#data/mailed-links.ts";
import { deleteSessionsOf } from "#data/sessions.ts";
import { normaliseEmail } from "#domain/account.ts";
import { mailsAnHour } from "#domain/mailed-link.ts";
import type { RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { actorContext, servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";
import { queueMail } from "./mail.ts";
import { openLink } from "./mailed-links.ts";
import { proveOwnPassword, type PasswordRefusal } from "./own-password.ts";
import { replaceSession } from "./session.ts";

type Context = Readonly<RouterContextProvider>;

/** Whether it is known that the signed-in person reads the mails to their address. */
export async function isOwnEmailVerified(context: Context): Promise<boolean> {
  const { database } = context.get(servicesContext);
  return (await findVerification(database, currentActor(context).accountId)) !== null;
}

/** Mails a person the link that confirms their address. Run it inside `audited`. */
export async function mailVerification(
  context: Context,
  trx: Database,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const linkId = await insertLink(trx, { accountId, purpose: "verify-email", email });
  await queueMail(context, trx, { kind: "verify-email", accountId, data: { linkId } });
}

/** Mails the signed-in person that link again. @returns false where they had enough of them */
export async function askVerification(context: Context): Promise<boolean> {
  const { accountId, email } = currentActor(context);
  const { database } = context.get(servicesContext);
  const subject = { kind: "account" as const, id: accountId };
  const before = await countMailsOfHour(database, accountId, "verify-email");
  if (before >= mailsAnHour["verify-email"]) {
    await recordDenial(context, { action: "ask-verification", subject, reason: "limited" });
    return false;
  }
  await audited(context, async (trx, record) => {
    await mailVerification(context, trx, { accountId, email });
    await record({ action: "ask-verification", subject });
  });
  return true;
}

/** Confirms the address of an account by a mailed link. @returns null for one that works no more */
export async function confirmEmail(context: Context, token: string): Promise<MailedLink | null> {
  const link = await openLink(context, token, "verify-email");
  if (!link) return null;
  const { accountId: id, role } = link;
  const isDone = await audited(context, async (trx, record) => {
    if (!(await useLink(trx, token, "verify-email", new Date()))) return false;
    if (!(await verifyEmail(trx, link))) return false;
    await record({
      action: "verify-email",
      subject: { kind: "account", id },
      actor: { id, role },
    });
    return true;
  });
  if (!isDone) await denyRecord(context, "account", "");
  return isDone ? link : null;
}

export type EmailChangeOutcome = { is: "asked" } | { is: "mailed-enough" } | PasswordRefusal;

/**
 * Mails a link to the address that the signed-in person wants, and word of it to the one they
 * have. It is all the same whether somebody else bears the new one: only its mail says so.
 */
export async function askEmailChange(
  context: Context,
  typed: { email: string; currentPassword: string },
): Promise<EmailChangeOutcome> {
  const { accountId } = currentActor(context);
  const { database } = context.get(servicesContext);
  const subject = { kind: "account", id: accountId } as const;
  const what = { action: "ask-email-change", subject } as const;
  const answer = await proveOwnPassword(context, typed.currentPassword, what);
  if (answer.is !== "right") return answer;
  const before = await countMailsOfHour(database, accountId, "change-email");
  if (before >= mailsAnHour["change-email"]) {
    await recordDenial(context, { ...what, reason: "limited" });
    return { is: "mailed-enough" };
  }
  await audited(context, async (trx, record) => {
    const wanted = normaliseEmail(typed.email);
    const linkId = await insertLink(trx, { accountId, purpose: "change-email", email: wanted });
    const toNew = { kind: "change-email", accountId, data: { linkId }, address: wanted } as const;
    await queueMail(context, trx, toNew);
    await queueMail(context, trx, { kind: "email-change-asked", accountId, data: {} });
    await record(what);
  });
  return { is: "asked" };
}

/**
 * Gives an account the address that a mailed link confirms, and tells the one before how to take
 * that back. Every session ends; a browser that is signed in to the account gets a new one.
 *
 * @returns null for a link that works no more, as where somebody else has the address by now
 */
export async function changeEmail(
  context: Context,
  token: string,
): Promise<{ link: MailedLink; cookie: string | null } | null> {
  const link = await openLink(context, token, "change-email");
  if (!link) return null;
  const { accountId: id, role } = link;
  const done = await audited(context, async (trx, record) => {
    if (!(await useLink(trx, token, "change-email", new Date()))) return null;
    const before = await replaceEmail(trx, link);
    if (before === null) return null;
    await deleteLinks(trx, id, ["reset-password", "verify-email", "change-email"]);
    const linkId = await insertLink(trx, { accountId: id, purpose: "undo-email", email: before });
    const toOld = { kind: "email-changed", accountId: id, data: { linkId } } as const;
    await queueMail(context, trx, { ...toOld, address: before });
    await record({ action: "change-email", subject: { kind: "account", id }, actor: { id, role } });
    const isHere = context.get(actorContext)?.accountId === id;
    await deleteSessionsOf(trx, id);
    return { link, cookie: isHere ? await replaceSession(context, trx, id) : null };
  });
  if (!done) await denyRecord(context, "account", "");
  return done;
}
