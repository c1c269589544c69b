import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#data/database.ts";
import { deleteSession, findActor, insertSession } from "#data/sessions.ts";
import { createCookie, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { actorContext, servicesContext } from "./context.ts";

const sessionDays = 30;

function sessionCookie(secure: boolean) {
  return createCookie(secure ? "__Host-viluva_session" : "viluva_session", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

/** What is kept of a token, so that the database opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

async function readToken(request: Request, secure: boolean): Promise<string | null> {
  const value: unknown = await sessionCookie(secure).parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * Opens a session in the database.
 *
 * @returns the `Set-Cookie` header that gives it to the browser; send it only once the
 *   transaction has committed
 */
export async function openSession(
  db: Database,
  secure: boolean,
  accountId: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000);
  await insertSession(db, hashToken(token), accountId, expiresAt);
  return sessionCookie(secure).serialize(token);
}

/** Ends the request's session, if it has one, and returns the `Set-Cookie` that forgets it. */
export async function closeSession(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const { database, secure } = context.get(servicesContext);
  const token = await readToken(request, secure);
  if (token) await deleteSession(database, hashToken(token));
  return sessionCookie(secure).serialize("", { maxAge: 0 });
}

/** Middleware: reads the session once a request; a request without a cookie asks nobody. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  // Pages are rendered at build too, where there are no services and no cookies.
  if (!request.headers.has("cookie")) return context.set(actorContext, null);
  const { database, secure } = context.get(servicesContext);
  const token = await readToken(request, secure);
  context.set(actorContext, token ? await findActor(database, hashToken(token)) : null);
};
