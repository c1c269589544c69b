import { lockPassword } from "#data/account/accounts.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import type { Role } from "#domain/audit/audit.ts";
import {
  ok,
  refuse,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, deny, recordDenial } from "#request/audit.ts";
import { comparePassword } from "#security/compare-password.ts";
import { createPendingSignIn, isCodeRequired } from "./second-step.ts";
import { accountKey } from "#limits/sign-in-limits.ts";
import { hasRecord, openSession } from "./open-session.ts";

export type SignInResult = Result<
  /** Where a code has to follow, the cookie stands for the right password and not for a session. */
  { isCodeRequired: boolean; cookie: string },
  Refusal<"wrong-credentials" | "no-record"> | LimitedRefusal
>;

/**
 * Signs a person in as one role (§4). The role's record is checked before any session exists,
 * and only somebody with the right password learns that the record is missing (§8). With a second
 * factor, an unknown device gets no session before its code.
 */
export async function signIn(
  context: Context,
  request: Request,
  role: Role,
  input: { email: string; password: string },
): Promise<SignInResult> {
  const email = normaliseEmail(input.email);
  const subject = { kind: role, id: null };
  const denial = { action: "sign-in", subject, account: accountKey(email) } as const;
  const compared = await comparePassword(context, email, input.password);
  if (!compared.ok) {
    await recordDenial(context, { ...denial, reason: compared.reason });
    return compared;
  }
  const credentials = compared.value;
  if (!hasRecord(role, credentials)) return deny(context, { ...denial, reason: "no-record" });
  const { accountId: id, passwordHash } = credentials;
  return auditedTransaction(context, async (trx, record): Promise<SignInResult> => {
    if (!(await lockPassword(trx, id, passwordHash))) return refuse("wrong-credentials");
    const entry = { subject: { kind: role, id }, actor: { id, role } };
    // On every sign-in path: an account with a second factor is an admin's.
    if (await isCodeRequired(context, trx, id, request)) {
      await record({ action: "begin-sign-in", ...entry });
      const cookie = await createPendingSignIn(context, trx, id);
      return ok({ isCodeRequired: true, cookie });
    }
    await record({ action: "sign-in", ...entry });
    return ok({ isCodeRequired: false, cookie: await openSession(context, trx, id) });
  });
}
