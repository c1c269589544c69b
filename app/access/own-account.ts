import { replacePassword } from "#data/accounts.ts";
import {
  deleteOwnSession,
  deleteSessionsOf,
  isOwnSession,
  listOwnSessions,
  type OwnSession,
} from "#data/sessions.ts";
import { isRecordId } from "#domain/record-id.ts";
import { data, type RouterContextProvider } from "react-router";
import { comparePassword } from "./compare-password.ts";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";
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
  if (!found) throw data("no-session", { status: 404 });
}

/** Ends one of the asker's own sessions. @throws 404 as `requireOwnSession` does */
export async function endOwnSession(context: Context, sessionId: string): Promise<void> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentActor(context);
  const ended = isRecordId(sessionId) && (await deleteOwnSession(database, accountId, sessionId));
  if (!ended) throw data("no-session", { status: 404 });
}

/** Ends every session of whoever asks. @returns the `Set-Cookie` that forgets this one */
export async function endAllOwnSessions(context: Context): Promise<string> {
  const { database } = context.get(servicesContext);
  await deleteSessionsOf(database, currentActor(context).accountId);
  return forgetSession(context);
}

export type PasswordChangeOutcome =
  | { is: "changed"; cookie: string }
  | { is: "wrong-password" }
  | { is: "limited"; minutes: number };

/**
 * Changes the asker's password: every session ends, and the asker's browser gets a new one. A
 * wrong current password counts like a failed sign-in.
 */
export async function changeOwnPassword(
  context: Context,
  typed: { currentPassword: string; password: string },
): Promise<PasswordChangeOutcome> {
  const { accountId, email } = currentActor(context);
  const answer = await comparePassword(context, email, typed.currentPassword);
  if (answer.is === "limited") return answer;
  if (answer.is === "wrong") return { is: "wrong-password" };
  const change = {
    from: answer.credentials.passwordHash,
    to: await hashPassword(typed.password),
  };
  const { database } = context.get(servicesContext);
  const cookie = await database.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, accountId, change))) return null;
    await deleteSessionsOf(trx, accountId);
    return replaceSession(context, trx, accountId);
  });
  return cookie ? { is: "changed", cookie } : { is: "wrong-password" };
}
