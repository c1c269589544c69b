import { findSignInDevice, upsertSignInDevice } from "#data/account/sign-in-devices.ts";
import type { Database } from "#data/shared/database.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";
import { signInDeviceDays } from "#domain/account/sign-in-limits.ts";
import {
  actorContext,
  clientAddressContext,
  cookiesContext,
  deviceTokenContext,
  servicesContext,
  userAgentContext,
  type Context,
} from "#request/context.ts";
import { ownCookie, readCookieText } from "#request/cookies.ts";
import type { Caller } from "#limits/sign-in-limits.ts";

/** Stored user agents are cut to this many UTF-16 units. */
export const userAgentLength = 300;

const lifetime = signInDeviceDays * 24 * 60 * 60;

const deviceCookie = ownCookie("browser", { maxAge: lifetime });

/** The token by which a browser that has signed in before is recognised; null if it sends none. */
export function readDeviceToken(request: Request, secure: boolean): Promise<string | null> {
  return readCookieText(deviceCookie(secure), request);
}

/**
 * Remembers that the requesting browser has signed in to an account. The cookie is sent with the
 * response; it opens nothing.
 */
export async function rememberSignInDevice(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<void> {
  const token = context.get(deviceTokenContext) ?? createToken();
  context.set(deviceTokenContext, token);
  const { secure } = context.get(servicesContext);
  context.get(cookiesContext).push(await deviceCookie(secure).serialize(token));
  await upsertSignInDevice(trx, {
    accountId,
    tokenHash: hashToken(token),
    userAgent: context.get(userAgentContext).slice(0, userAgentLength),
    until: new Date(Date.now() + lifetime * 1000),
  });
}

/**
 * Who makes an attempt at an account: its lesson, a device that has signed in to it before,
 * or else an unknown device in some network.
 */
export async function identifyCaller(
  context: Context,
  account: { email: string } | { id: string },
): Promise<Caller> {
  const actor = context.get(actorContext);
  const isOwn =
    "email" in account ? actor?.email === account.email : actor?.accountId === account.id;
  if (actor && isOwn) return { kind: "session", id: actor.session.id };
  const token = context.get(deviceTokenContext);
  const { database } = context.get(servicesContext);
  const id = token && (await findSignInDevice(database, hashToken(token), account, new Date()));
  return id
    ? { kind: "device", id }
    : { kind: "network", address: context.get(clientAddressContext) };
}
