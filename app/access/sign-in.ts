import { lockPassword, type Credentials } from "#data/accounts.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { DenialReason, Role } from "#domain/audit.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { comparePassword } from "./compare-password.ts";
import { replaceSession } from "./session.ts";
import { accountKey } from "./sign-in-limits.ts";

export type SignInOutcome =
  | { is: "signed-in"; cookie: string }
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
 * and only a right password learns that the record is missing (§8).
 */
export async function signIn(
  context: Readonly<RouterContextProvider>,
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
  const cookie = await audited(context, async (trx, record) => {
    if (!(await lockPassword(trx, id, passwordHash))) return null;
    await record({ action: "sign-in", subject: { kind: role, id }, actor: { id, role } });
    return replaceSession(context, trx, id);
  });
  return cookie ? { is: "signed-in", cookie } : { is: "wrong-credentials" };
}
