import { lockPassword, type Credentials } from "#data/accounts.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { DenialReason, Role } from "#domain/audit.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { comparePassword } from "./compare-password.ts";
import { needsCode, openPending } from "./second-step.ts";
import { replaceSession } from "./session.ts";
import { accountKey } from "./sign-in-limits.ts";

export type SignInOutcome =
  | { is: "signed-in"; cookie: string }
  /** The password is right; the cookie stands for that until a code follows. */
  | { is: "code-needed"; cookie: string }
  | { is: "wrong-credentials" }
  | { is: "no-record" }
  | { is: "limited"; minutes: number };

const hasRecord: Record<Role, (credentials: Credentials) => boolean> = {
  student: (credentials) => credentials.isStudent,
  tutor: (credentials) => credentials.isTutor,
  admin: (credentials) => credentials.isAdmin,
};

/**
 * Signs a person in as one role (§4). The role's record is checked before any session exists,
 * and only a right password learns that the record is missing (§8). Where there is a second
 * factor, a device that is new to it gets no session before its code.
 */
export async function signIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  role: Role,
  typed: { email: string; password: string },
): Promise<SignInOutcome> {
  const email = normaliseEmail(typed.email);
  const deny = (reason: DenialReason) =>
    recordDenial(context, {
      action: "sign-in",
      subject: { kind: role, id: null },
      reason,
      account: accountKey(email),
    });
  const answer = await comparePassword(context, email, typed.password);
  if (answer.is === "limited") {
    await deny("limited");
    return answer;
  }
  if (answer.is === "wrong") {
    await deny("wrong-credentials");
    return { is: "wrong-credentials" };
  }
  const { credentials } = answer;
  if (!hasRecord[role](credentials)) {
    await deny("no-record");
    return { is: "no-record" };
  }
  const { accountId: id, passwordHash } = credentials;
  return audited(context, async (trx, record): Promise<SignInOutcome> => {
    if (!(await lockPassword(trx, id, passwordHash))) return { is: "wrong-credentials" };
    const entry = { subject: { kind: role, id }, actor: { id, role } };
    // Whatever the door: an account with a second factor is an admin's.
    if (await needsCode(context, trx, id, request)) {
      await record({ action: "begin-sign-in", ...entry });
      return { is: "code-needed", cookie: await openPending(context, trx, id) };
    }
    await record({ action: "sign-in", ...entry });
    return { is: "signed-in", cookie: await replaceSession(context, trx, id) };
  });
}
