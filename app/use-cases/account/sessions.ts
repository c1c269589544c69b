import { endAccess } from "#data/account/access.ts";
import {
  deleteOwnSession,
  isOwnSession,
  listOwnSessions,
  type OwnSession,
} from "#data/account/sessions.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { auditedChange, auditedTransaction, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { clearSessionCookie } from "#security/session.ts";

/** The actor's live sessions, the most recently used first. */
export function loadOwnSessions(context: Context): Promise<OwnSession[]> {
  const { database } = context.get(servicesContext);
  return listOwnSessions(database, currentActor(context).accountId, new Date());
}

/** @throws 404 for a session that is not the actor's own or has expired */
export async function requireOwnSession(context: Context, sessionId: string): Promise<void> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentActor(context);
  const isOwn =
    isRecordId(sessionId) && (await isOwnSession(database, accountId, sessionId, new Date()));
  if (!isOwn) await notFound(context, "no-session", "account");
}

/** Ends one of the actor's own sessions. @throws 404 as `requireOwnSession` does */
export async function endOwnSession(context: Context, sessionId: string): Promise<void> {
  const { accountId: id } = currentActor(context);
  const change = { action: "end-session", subject: { kind: "account", id } } as const;
  const wasDeleted =
    isRecordId(sessionId) &&
    (await auditedChange(context, change, (trx) => deleteOwnSession(trx, id, sessionId)));
  if (!wasDeleted) await notFound(context, "no-session", "account");
}

/**
 * Ends every session of the actor, and the address of their calendar.
 *
 * @returns the `Set-Cookie` that clears this browser's cookie
 */
export async function endAllOwnSessions(context: Context): Promise<string> {
  const { accountId: id } = currentActor(context);
  await auditedTransaction(context, async (trx, record) => {
    await endAccess(trx, id);
    await record({ action: "end-all-sessions", subject: { kind: "account", id } });
  });
  return clearSessionCookie(context);
}
