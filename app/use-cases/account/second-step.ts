import {
  deletePendingSignIn,
  findPendingSignIn,
  insertKnownDevice,
  insertPendingSignIn,
  isKnownDevice,
} from "#data/account/known-devices.ts";
import type { Database } from "#data/shared/database.ts";
import { findSecondFactor, lockSecondFactor } from "#data/account/second-factors.ts";
import { hashToken, createToken } from "#data/shared/tokens.ts";
import {
  ok,
  refuse,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import { deviceTime, pendingTime } from "#domain/account/second-factor.ts";
import { auditedTransaction, deny, denyLimited, recordDenial } from "#request/audit.ts";
import { hashedKey } from "#limits/attempt-counter.ts";
import { spendCode } from "#security/second-factor-codes.ts";
import { servicesContext, userAgentContext, type Context } from "#request/context.ts";
import { ownCookie, readCookieText } from "#request/cookies.ts";
import { identifyCaller, userAgentLength } from "#security/sign-in-devices.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { openSession } from "./open-session.ts";

const cookies = {
  device: ownCookie("device", { maxAge: deviceTime / 1000 }),
  pending: ownCookie("pending", { maxAge: pendingTime / 1000 }),
};

const tokenCookie = (context: Context, name: keyof typeof cookies) =>
  cookies[name](context.get(servicesContext).secure);

async function readTokenHash(
  context: Context,
  request: Request,
  name: "device" | "pending",
): Promise<Buffer | null> {
  const token = await readCookieText(tokenCookie(context, name), request);
  return token === null ? null : hashToken(token);
}

/** Whether the account has a second factor and this browser is not one of its known devices. */
export async function isCodeRequired(
  context: Context,
  trx: Database,
  accountId: string,
  request: Request,
): Promise<boolean> {
  const factor = await findSecondFactor(trx, accountId);
  if (!factor?.secret) return false;
  const device = await readTokenHash(context, request, "device");
  return !device || !(await isKnownDevice(trx, accountId, device, new Date()));
}

/**
 * Records for a short time that somebody typed the right password. It allows the second step of
 * the sign-in and nothing else.
 *
 * @returns its `Set-Cookie` header
 */
export async function createPendingSignIn(
  context: Context,
  trx: Database,
  adminId: string,
): Promise<string> {
  const token = createToken();
  const until = new Date(Date.now() + pendingTime);
  await insertPendingSignIn(trx, { adminId, tokenHash: hashToken(token), until });
  return tokenCookie(context, "pending").serialize(token);
}

/** Lets this browser sign in without a code until `deviceTime` has passed. @returns its `Set-Cookie` header */
export async function rememberDevice(
  context: Context,
  trx: Database,
  adminId: string,
): Promise<string> {
  const token = createToken();
  await insertKnownDevice(trx, {
    adminId,
    tokenHash: hashToken(token),
    userAgent: context.get(userAgentContext).slice(0, userAgentLength),
    until: new Date(Date.now() + deviceTime),
  });
  return tokenCookie(context, "device").serialize(token);
}

/** 'expired' means that there is no recent right password which the code could follow. */
export type SecondStepRefusal = Refusal<"wrong-code" | "expired"> | LimitedRefusal;

/**
 * Completes the sign-in of an admin with a code. Attempts are counted before the code is checked,
 * as with passwords, and each code is accepted once.
 */
export async function completeSignIn(
  context: Context,
  request: Request,
  input: { code: string; remember: boolean },
): Promise<Result<{ cookies: string[] }, SecondStepRefusal>> {
  const { database, limits } = context.get(servicesContext);
  const denial = { action: "sign-in", subject: { kind: "admin", id: null } } as const;
  const pending = await readTokenHash(context, request, "pending");
  const id = pending && (await findPendingSignIn(database, pending, new Date()));
  if (!pending || !id) {
    await recordDenial(context, { ...denial, reason: "not-signed-in" });
    return refuse("expired");
  }
  const target = { kind: "code", adminId: id } as const;
  const caller = await identifyCaller(context, { id });
  const minutes = await limits.attempt(target, caller);
  if (minutes !== null) return denyLimited(context, denial, minutes);
  const cookies = await auditedTransaction(context, async (trx, record) => {
    const factor = await lockSecondFactor(trx, id);
    if (!factor || !(await spendCode(context, trx, id, factor, input.code))) return null;
    if (!(await deletePendingSignIn(trx, pending))) return null;
    const subject = { kind: "admin" as const, id };
    await record({ action: "sign-in", subject, actor: { id, role: "admin" } });
    const session = await openSession(context, trx, id);
    return input.remember ? [session, await rememberDevice(context, trx, id)] : [session];
  });
  if (!cookies) {
    const refusal = await deny(context, { ...denial, reason: "wrong-code" });
    await mailWrongCodes(context, id);
    return refusal;
  }
  await limits.succeeded(target, caller);
  await context.get(servicesContext).wrongCodes.reset(hashedKey("wrong-codes", id));
  const clearPending = await tokenCookie(context, "pending").serialize("", { maxAge: 0 });
  return ok({ cookies: [...cookies, clearPending] });
}

/** Mails the owner after five wrong codes, once an hour: whoever types them knows the password. */
async function mailWrongCodes(context: Context, adminId: string): Promise<void> {
  const { database, wrongCodes } = context.get(servicesContext);
  const counted = hashedKey("wrong-codes", adminId);
  if ((await wrongCodes.attempt(counted)) === null) return;
  await wrongCodes.reset(counted);
  const at = new Date().toISOString();
  const key = `wrong codes ${at.slice(0, 13)}`;
  await database
    .transaction()
    .execute((trx) =>
      queueMail(context, trx, { kind: "wrong-codes", accountId: adminId, data: { at }, key }),
    );
}
