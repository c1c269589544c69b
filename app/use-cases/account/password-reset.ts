import { lockInvited, updatePassword } from "#data/account/accounts.ts";
import type { Database } from "#data/shared/database.ts";
import { replaceEmail, verifyEmail } from "#data/account/email-addresses.ts";
import { consumeLink, deleteLinks, type MailedLink } from "#data/account/mailed-links.ts";
import { insertResetRequest } from "#data/account/reset-requests.ts";
import { findStaffPerson, findStaffRole } from "#data/people/staff.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import type { AdminPasswordProblem } from "#domain/account/admin-password.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import {
  ok,
  refuse,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import { auditedTransaction, denyLimited, denyRecord } from "#request/audit.ts";
import {
  clientAddressContext,
  requestIdContext,
  servicesContext,
  type Context,
} from "#request/context.ts";
import { askNamedGuardian } from "./invitation.ts";
import { keepPageLanguage } from "./language.ts";
import { listOwnTexts } from "./own-texts.ts";
import { endEarlierAccess } from "./recovery.ts";
import { queueMail, queueStaffNews } from "#use-cases/mail/mail.ts";
import { findAdminPasswordProblem } from "#security/common-passwords.ts";
import { readMailedLink } from "#security/mailed-links.ts";
import { hashPassword } from "#security/password.ts";
import { replaceSession } from "#security/session.ts";
import { identifyCaller, rememberSignInDevice } from "#security/sign-in-devices.ts";

/** An admin's new password has rules of its own; its refusal leaves the link valid. */
export type NewPasswordRefusal = Refusal<"link-expired" | AdminPasswordProblem>;

/**
 * Records a request for a new password. The account is looked up later
 * (`process-reset-requests.ts`), so that the work, and with it the response time, is the same for
 * known and unknown addresses. Refused when this network has made too many requests, except for a
 * device or session that has signed in to the account.
 */
export async function requestPasswordReset(
  context: Context,
  typedEmail: string,
): Promise<Result<null, LimitedRefusal>> {
  const email = normaliseEmail(typedEmail);
  const { addressLimits } = context.get(servicesContext);
  const entry = { action: "ask-password-reset", subject: null } as const;
  const caller = await identifyCaller(context, { email });
  const minutes =
    caller.kind === "network" ? await addressLimits.reset.attempt(caller.address) : null;
  if (minutes !== null) return denyLimited(context, entry, minutes);
  const isRepeated = await addressLimits.isRepeatedReset(email, caller);
  await auditedTransaction(context, async (trx, record) => {
    const requestId = context.get(requestIdContext);
    await insertResetRequest(trx, { email, requestId, isRepeated });
    await record(entry);
  });
  return ok();
}

/**
 * Sets the password that a person chose with a mailed link, ends all other access to the account and
 * lifts the lock after failed sign-ins. The link also proves that the mailbox is theirs.
 */
export function resetPassword(
  context: Context,
  token: string,
  password: string,
): Promise<Result<MailedLink, NewPasswordRefusal>> {
  return setPasswordByLink(context, token, password, {
    purpose: "reset-password",
    action: "reset-password",
    applyLink: verifyEmail,
  });
}

/**
 * Restores the previous address of an account with a mailed link, and sets a new password, because
 * the person who changed the address knew the old one. Links created since that change are deleted, so that a
 * later address cannot undo this; earlier ones stay.
 */
export function undoEmailChange(
  context: Context,
  token: string,
  password: string,
): Promise<Result<MailedLink, NewPasswordRefusal>> {
  return setPasswordByLink(context, token, password, {
    purpose: "undo-email",
    action: "undo-email-change",
    async applyLink(trx, link) {
      await deleteLinks(trx, link.accountId, ["undo-email"], link.madeAt);
      return (await replaceEmail(trx, link)) !== null;
    },
  });
}

/**
 * Sets the first password of an invited person, who proves the address with it, and signs them in.
 *
 * @returns also the new session's `Set-Cookie`
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  password: string,
): Promise<Result<MailedLink & { cookie: string }, NewPasswordRefusal>> {
  let cookie = "";
  const result = await setPasswordByLink(context, token, password, {
    purpose: "invitation",
    action: "accept-invitation",
    applyLink: async (trx, link) =>
      (await lockInvited(trx, link.accountId)) !== null && verifyEmail(trx, link),
    async afterwards(trx, link) {
      await keepPageLanguage(trx, link.accountId);
      await askNamedGuardian(context, trx, link.accountId);
      cookie = await replaceSession(context, trx, link.accountId);
    },
  });
  return result.ok ? ok({ ...result.value, cookie }) : result;
}

interface PasswordLink {
  purpose: LinkPurpose;
  action: AuditAction;
  /** What the link does besides. @returns false where that is no longer possible */
  applyLink: (trx: Database, link: MailedLink) => Promise<boolean>;
  /** What follows once the password is set; by default a mail says so. */
  afterwards?: (trx: Database, link: MailedLink) => Promise<void>;
}

async function setPasswordByLink(
  context: Context,
  token: string,
  password: string,
  { purpose, action, applyLink, afterwards }: PasswordLink,
): Promise<Result<MailedLink, NewPasswordRefusal>> {
  // Hashing is expensive, so the link is checked first.
  const link = await readMailedLink(context, token, purpose);
  if (!link) return refuse("link-expired");
  const { accountId: id, role, email } = link;
  const problem = role === "admin" ? await findProblem(context, link, password) : null;
  if (problem) return refuse(problem);
  const passwordHash = await hashPassword(password, context.get(servicesContext).passwordCost);
  const result = await auditedTransaction(context, async (trx, record) => {
    if (!(await consumeLink(trx, token, purpose, new Date()))) return refuse("link-expired");
    if (!(await applyLink(trx, link))) return refuse("link-expired");
    const isFirst = (await lockInvited(trx, id)) !== null;
    await updatePassword(trx, id, passwordHash);
    await endEarlierAccess(trx, record, link);
    // The mailbox has proved the owner, whom strangers' failures must not keep out from now on.
    await rememberSignInDevice(context, trx, id);
    await record({ action, subject: { kind: "account", id }, actor: { id, role } });
    if (isFirst) await tellOwners(context, trx, id);
    if (afterwards) {
      await afterwards(trx, link);
    } else {
      const at = new Date().toISOString();
      await queueMail(context, trx, { kind: "password-changed", accountId: id, data: { at } });
    }
    return ok(link);
  });
  const { limits } = context.get(servicesContext);
  const target = { kind: "password", email } as const;
  if (result.ok) await limits.unlock(target, context.get(clientAddressContext));
  else await denyRecord(context, "account", "");
  return result;
}

/** The problem of an admin's new password, whose words must not be their own or the academy's. */
async function findProblem(
  context: Context,
  { accountId, email }: MailedLink,
  password: string,
): Promise<AdminPasswordProblem | null> {
  const { database } = context.get(servicesContext);
  const name = (await findStaffPerson(database, accountId))?.name ?? "";
  return findAdminPasswordProblem(password, await listOwnTexts(database, { name, email }));
}

/** The first password of an invited member of the staff, by whichever link, makes them one. */
async function tellOwners(context: Context, trx: Database, id: string): Promise<void> {
  const role = await findStaffRole(trx, id);
  if (role) await queueStaffNews(context, trx, { what: "joined", memberId: id, role, by: id });
}
