import { replacePassword } from "#data/account/accounts.ts";
import { deleteLinks } from "#data/account/mailed-links.ts";
import { endAccess } from "#data/account/access.ts";
import { deleteSignInDevicesOf } from "#data/account/sign-in-devices.ts";
import type { AdminPasswordProblem } from "#domain/account/admin-password.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { findAdminPasswordProblem } from "#security/common-passwords.ts";
import { currentActor } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { verifyOwnPassword, type PasswordRefusal } from "#security/own-password.ts";
import { hashPassword } from "#security/password.ts";
import { replaceSession } from "#security/session.ts";
import { listOwnTexts } from "./own-texts.ts";

/**
 * Changes the actor's password: every session ends, and the requesting browser gets a new one. A
 * wrong current password is counted like a failed sign-in. An admin's new one has rules of its own.
 */
export async function changeOwnPassword(
  context: Context,
  input: { currentPassword: string; password: string },
): Promise<Result<{ cookie: string }, PasswordRefusal | Refusal<AdminPasswordProblem>>> {
  const { accountId, email, admin } = currentActor(context);
  const { database, passwordCost } = context.get(servicesContext);
  const problem =
    admin &&
    (await findAdminPasswordProblem(
      input.password,
      await listOwnTexts(database, { name: admin.name, email }),
    ));
  if (problem) return refuse(problem);
  const subject = { kind: "account", id: accountId } as const;
  const entry = { action: "change-password", subject } as const;
  const verified = await verifyOwnPassword(context, input.currentPassword, entry);
  if (!verified.ok) return verified;
  const passwordHash = await hashPassword(input.password, passwordCost);
  const change = { from: verified.value.passwordHash, to: passwordHash };
  return auditedTransaction(context, async (trx, record) => {
    if (!(await replacePassword(trx, accountId, change))) return refuse("wrong-password");
    await endAccess(trx, accountId);
    await deleteSignInDevicesOf(trx, accountId);
    await deleteLinks(trx, accountId, ["reset-password", "change-email"]);
    await record(entry);
    const at = new Date().toISOString();
    await queueMail(context, trx, { kind: "password-changed", accountId, data: { at } });
    return ok({ cookie: await replaceSession(context, trx, accountId) });
  });
}
