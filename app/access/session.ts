import { isAdmin } from "#data/admins.ts";
import type { Database } from "#data/database.ts";
import { deleteOwnSession, findActor, insertSession, markSeen } from "#data/sessions.ts";
import { hashToken, makeToken } from "#data/tokens.ts";
import { adminSession, isSeenLongAgo, memberSession, sessionEnd } from "#domain/session.ts";
import { createCookie, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { audited } from "./audit.ts";
import { actorContext, routeContext, servicesContext, userAgentContext } from "./context.ts";

type Context = Readonly<RouterContextProvider>;

/** All that is kept of what a client calls itself, in UTF-16 units. */
export const userAgentLength = 300;

function sessionCookie(secure: boolean) {
  return createCookie(secure ? "__Host-viluva_session" : "viluva_session", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
  });
}

async function readToken(request: Request, secure: boolean): Promise<string | null> {
  const value: unknown = await sessionCookie(secure).parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * Opens a session in the database. Its cookie lasts as long as the session can at most; that it
 * ended before, by idling, is the database's to know.
 *
 * @returns the `Set-Cookie` header that gives it to the browser; send it only once the
 *   transaction has committed
 */
export async function openSession(
  db: Database,
  secure: boolean,
  accountId: string,
  userAgent: string,
): Promise<string> {
  const token = makeToken();
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

/** Opens a session for the browser that asks, and ends the one that it had, whosever it was. */
export async function replaceSession(
  context: Context,
  trx: Database,
  accountId: string,
): Promise<string> {
  const { secure } = context.get(servicesContext);
  await deleteCurrent(context, trx);
  return openSession(trx, secure, accountId, context.get(userAgentContext));
}

/** Ends the request's session, if it has one, and returns the `Set-Cookie` that forgets it. */
export async function closeSession(context: Context): Promise<string> {
  const actor = context.get(actorContext);
  if (actor) {
    await audited(context, async (trx, record) => {
      const subject = { kind: "account" as const, id: actor.accountId };
      if (await deleteCurrent(context, trx)) await record({ action: "sign-out", subject });
    });
  }
  return forgetSession(context);
}

/** The `Set-Cookie` that makes the browser forget its session. */
export function forgetSession(context: Context): Promise<string> {
  const { secure } = context.get(servicesContext);
  return sessionCookie(secure).serialize("", { maxAge: 0 });
}

async function deleteCurrent(context: Context, db: Database): Promise<boolean> {
  const actor = context.get(actorContext);
  return actor !== null && deleteOwnSession(db, actor.accountId, actor.session.id);
}

/** Middleware: reads the session once a request; a request without a cookie asks nobody. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  // Pages are rendered at build too, where there are no services and no cookies.
  if (!request.headers.has("cookie")) return context.set(actorContext, null);
  const { database, secure } = context.get(servicesContext);
  const token = await readToken(request, secure);
  const now = new Date();
  const actor = token ? await findActor(database, hashToken(token), now) : null;
  context.set(actorContext, actor);
  // Nobody does anything by having a page open that listens.
  if (!actor || context.get(routeContext) === "/live") return;
  const { session, admin } = actor;
  const limits = admin ? adminSession : memberSession;
  if (!isSeenLongAgo(session, limits, now)) return;
  const times = { openedAt: session.openedAt, seenAt: now };
  await markSeen(database, session, now, sessionEnd(times, limits));
};
