import { isAdmin } from "#data/people/admins.ts";
import type { Database } from "#data/shared/database.ts";
import {
  deleteOwnSession,
  findActor,
  insertSession,
  updateLastSeen,
} from "#data/account/sessions.ts";
import { hashToken, createToken } from "#data/shared/tokens.ts";
import {
  adminSession,
  isSeenUpdateDue,
  memberSession,
  sessionEnd,
} from "#domain/account/session.ts";
import type { MiddlewareFunction } from "react-router";
import { auditedTransaction } from "#request/audit.ts";
import { logFailure } from "#request/unexpected-error.ts";
import {
  actorContext,
  deviceTokenContext,
  routeContext,
  servicesContext,
  userAgentContext,
  type Context,
} from "#request/context.ts";
import { ownCookie, readCookieText } from "#request/cookies.ts";
import { answerInOwnLanguage } from "./language-cookie.ts";
import { readDeviceToken, rememberSignInDevice, userAgentLength } from "./sign-in-devices.ts";

const sessionCookie = ownCookie("session");

/**
 * Creates a session in the database. The cookie lasts as long as the session can at most; an
 * earlier end by inactivity is known to the database only.
 *
 * @returns the session's `Set-Cookie` header; send it only after the transaction has committed
 */
export async function createSession(
  db: Database,
  secure: boolean,
  accountId: string,
  userAgent: string,
): Promise<string> {
  const token = createToken();
  const limits = (await isAdmin(db, accountId)) ? adminSession : memberSession;
  const openedAt = new Date();
  await insertSession(db, {
    tokenHash: hashToken(token),
    accountId,
    userAgent: userAgent.slice(0, userAgentLength),
    openedAt,
    expiresAt: sessionEnd({ openedAt, seenAt: openedAt }, limits),
  });
  return sessionCookie(secure).serialize(token, { maxAge: limits.absolute / 1000 });
}

/**
 * Creates a session for the requesting browser, ends its previous one, of any account, and remembers
 * that the browser has signed in to this account.
 */
export async function replaceSession(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<string> {
  const { secure } = context.get(servicesContext);
  await deleteCurrentSession(context, trx);
  await rememberSignInDevice(context, trx, accountId);
  return createSession(trx, secure, accountId, context.get(userAgentContext));
}

/** Ends the request's session, if it has one. @returns the `Set-Cookie` that clears the cookie */
export async function endCurrentSession(context: Context): Promise<string> {
  const actor = context.get(actorContext);
  if (actor) {
    const end = () =>
      auditedTransaction(context, async (trx, record) => {
        const subject = { kind: "account" as const, id: actor.accountId };
        const wasDeleted = await deleteCurrentSession(context, trx);
        if (wasDeleted) await record({ action: "sign-out", subject });
      });
    await logFailure(context, "Error logging out:", end);
  }
  return clearSessionCookie(context);
}

/** The `Set-Cookie` header that removes the session cookie from the browser. */
export function clearSessionCookie(context: Context): Promise<string> {
  const { secure } = context.get(servicesContext);
  return sessionCookie(secure).serialize("", { maxAge: 0 });
}

async function deleteCurrentSession(context: Context, db: Database): Promise<boolean> {
  const actor = context.get(actorContext);
  return actor !== null && deleteOwnSession(db, actor.accountId, actor.session.id);
}

/** Middleware: reads the session once per request. Without a cookie there is no query. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  // Pages are rendered at build too, where there are no services and no cookies.
  if (!request.headers.has("cookie")) return context.set(actorContext, null);
  const { database, secure } = context.get(servicesContext);
  context.set(deviceTokenContext, await readDeviceToken(request, secure));
  const token = await readCookieText(sessionCookie(secure), request);
  const now = new Date();
  context.set(actorContext, null);
  const find = () => (token ? findActor(database, hashToken(token), now) : Promise.resolve(null));
  const actor = await logFailure(context, "Error getting user profile:", find);
  context.set(actorContext, actor);
  const otherAnswer = actor && answerInOwnLanguage(context, request, actor.language);
  if (otherAnswer) return otherAnswer;
  // The event stream of an open page is not activity.
  if (!actor || context.get(routeContext) === "/live") return;
  const { session, admin } = actor;
  const limits = admin ? adminSession : memberSession;
  if (!isSeenUpdateDue(session, limits, now)) return;
  const times = { openedAt: session.openedAt, seenAt: now };
  await updateLastSeen(database, session, now, sessionEnd(times, limits));
};
