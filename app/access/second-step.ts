import {
  deletePendingSignIn,
  findPendingSignIn,
  insertKnownDevice,
  insertPendingSignIn,
  isKnownDevice,
} from "#data/known-devices.ts";
import type { Database } from "#data/database.ts";
import { findSecondFactor, lockSecondFactor } from "#data/second-factors.ts";
import { hashToken, makeToken } from "#data/tokens.ts";
import type { DenialReason } from "#domain/audit.ts";
import { deviceTime, pendingTime } from "#domain/second-factor.ts";
import { createCookie, type RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { codeLimitKey, spendCode } from "./codes.ts";
import { clientAddressContext, servicesContext, userAgentContext } from "./context.ts";
import { replaceSession, userAgentLength } from "./session.ts";

type Context = Readonly<RouterContextProvider>;

function cookieOf(context: Context, name: "device" | "pending") {
  const { secure } = context.get(servicesContext);
  return createCookie(`${secure ? "__Host-" : ""}viluva_${name}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: (name === "device" ? deviceTime : pendingTime) / 1000,
  });
}

async function readHash(
  context: Context,
  request: Request,
  name: "device" | "pending",
): Promise<Buffer | null> {
  const value: unknown = await cookieOf(context, name).parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? hashToken(value) : null;
}

/** Whether a right password is not enough: there is a second factor, and the device is new to it. */
export async function needsCode(
  context: Context,
  trx: Database,
  accountId: string,
  request: Request,
): Promise<boolean> {
  const factor = await findSecondFactor(trx, accountId);
  if (!factor?.secret) return false;
  const device = await readHash(context, request, "device");
  return !device || !(await isKnownDevice(trx, accountId, device, new Date()));
}

/**
 * Keeps for a while that somebody knew the password; it opens the second step and nothing else.
 *
 * @returns the `Set-Cookie` header that gives it to the browser
 */
export async function openPending(
  context: Context,
  trx: Database,
  adminId: string,
): Promise<string> {
  const token = makeToken();
  const until = new Date(Date.now() + pendingTime);
  await insertPendingSignIn(trx, { adminId, tokenHash: hashToken(token), until });
  return cookieOf(context, "pending").serialize(token);
}

/** Lets this browser sign in by password alone for a while. @returns its `Set-Cookie` header */
export async function rememberDevice(
  context: Context,
  trx: Database,
  adminId: string,
): Promise<string> {
  const token = makeToken();
  await insertKnownDevice(trx, {
    adminId,
    tokenHash: hashToken(token),
    userAgent: context.get(userAgentContext).slice(0, userAgentLength),
    until: new Date(Date.now() + deviceTime),
  });
  return cookieOf(context, "device").serialize(token);
}

export type SecondStepOutcome =
  | { is: "signed-in"; cookies: string[] }
  | { is: "wrong-code" }
  /** There is no right password (any more) that this could be the second step of. */
  | { is: "over" }
  | { is: "limited"; minutes: number };

/**
 * Finishes the sign-in of an admin by a code. Attempts are counted first, as those of passwords
 * are, and a code counts once.
 */
export async function finishSignIn(
  context: Context,
  request: Request,
  typed: { code: string; remember: boolean },
): Promise<SecondStepOutcome> {
  const { database, limits } = context.get(servicesContext);
  const deny = (reason: DenialReason) =>
    recordDenial(context, { action: "sign-in", subject: { kind: "admin", id: null }, reason });
  const pending = await readHash(context, request, "pending");
  const id = pending && (await findPendingSignIn(database, pending, new Date()));
  if (!pending || !id) {
    await deny("not-signed-in");
    return { is: "over" };
  }
  const address = context.get(clientAddressContext);
  const minutes = await limits.attempt(codeLimitKey(id), address);
  if (minutes !== null) {
    await deny("limited");
    return { is: "limited", minutes };
  }
  const cookies = await audited(context, async (trx, record) => {
    const factor = await lockSecondFactor(trx, id);
    if (!factor || !(await spendCode(context, trx, id, factor, typed.code))) return null;
    if (!(await deletePendingSignIn(trx, pending))) return null;
    const subject = { kind: "admin" as const, id };
    await record({ action: "sign-in", subject, actor: { id, role: "admin" } });
    const opened = [await replaceSession(context, trx, id)];
    if (typed.remember) opened.push(await rememberDevice(context, trx, id));
    return opened;
  });
  if (!cookies) {
    await deny("wrong-code");
    return { is: "wrong-code" };
  }
  await limits.succeeded(codeLimitKey(id), address);
  return {
    is: "signed-in",
    cookies: [...cookies, await cookieOf(context, "pending").serialize("", { maxAge: 0 })],
  };
}
