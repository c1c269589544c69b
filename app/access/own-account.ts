import { replacePassword } from "#data/accounts.ts";
import { deleteLinks } from "#data/mailed-links.ts";
import {
  deleteOwnSession,
  deleteSessionsOf,
  isOwnSession,
  listOwnSessions,
  type OwnSession,
} from "#data/sessions.ts";
import { isRecordId } from "#domain/record-id.ts";
import { data, type RouterContextProvider } from "react-router";
import { audited, denyRecord } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";
import { queueMail } from "./mail.ts";
import { proveOwnPassword, type PasswordRefusal } from "./own-password.ts";
import { hashPassword } from "./password.ts";
import { forgetSession, replaceSession } from "./session.ts";

type Context = Readonly<RouterContextProvider>;

/** The live sessions of whoever asks, the one used last first. */
export function loadOwnSessions(context: Context): Promise<OwnSession[]> {
  const { database } = context.get(servicesContext);
  return listOwnSessions(database, currentActor(context).accountId, new Date());
}

/** @throws 404 for a session that isn't the asker's own, or that is over */
export async function requireOwnSession(context: Context, sessionId: string): Promise<void> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentActor(context);
  const found =
    isRecordId(sessionId) && (await isOwnSession(database, accountId, sessionId, new Date()));
  if (found) return;
  await denyRecord(context, "account", "");
  throw data("no-session", { status: 404 });
}

/** Ends one of the asker's own sessions. @throws 404 as `requireOwnSession` does */
export async function endOwnSession(context: Context, sessionId: string): Promise<void> {
  const { accountId } = currentActor(context);
  const ended =
    isRecordId(sessionId) &&
    (await audited(context, async (trx, record) => {
      const found = await deleteOwnSession(trx, accountId, sessionId);
      if (found)
        await record({ action: "end-session", subject: { kind: "account", id: accountId } });
      return found;
    }));
  if (ended) return;
  await denyRecord(context, "account", "");
  throw data("no-session", { status: 404 });
}

/** Ends every session of whoever asks. @returns the `Set-Cookie` that forgets this one */
export async function endAllOwnSessions(context: Context): Promise<string> {
  const { accountId: id } = currentActor(context);
  await audited(context, async (trx, record) => {
    await deleteSessionsOf(trx, id);
    await record({ action: "end-all-sessions", subject: { kind: "account", id } });
  });
  return forgetSession(context);
}

export type PasswordChangeOutcome = { is: "changed"; cookie: string } | PasswordRefusal;

/**
 * Changes the asker's password: every session ends, and the asker's browser gets a new one. A
 * wrong current password counts like a failed sign-in.
 */
export async function changeOwnPassword(
  context: Context,
  typed: { currentPassword: string; password: string },
): Promise<PasswordChangeOutcome> {
  const { accountId } = currentActor(context);
  const subject = { kind: "account", id: accountId } as const;
  const what = { action: "change-password", subject } as const;
  const answer = await proveOwnPassword(context, typed.currentPassword, what);
  if (answer.is !== "right") return answer;
  const change = { from: answer.passwordHash, to: await hashPassword(typed.password) };
  const cookie = await audited(context, async (trx, record) => {
    if (!(await replacePassword(trx, accountId, change))) return null;
    await deleteSessionsOf(trx, accountId);
    await deleteLinks(trx, accountId, ["reset-password", "change-email"]);
    await record(what);
    const at = new Date().toISOString();
    await queueMail(context, trx, { kind: "password-changed", accountId, data: { at } });
    return replaceSession(context, trx, accountId);
  });
  return cookie ? { is: "changed", cookie } : { is: "wrong-password" };
}
