import { findCredentials, type Credentials } from "#data/accounts.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { DenialReason, Role } from "#domain/audit.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { clientAddressContext, servicesContext } from "./context.ts";
import { verifyPassword } from "./password.ts";
import { openSession } from "./session.ts";
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
  const { database, limits, secure } = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const email = normaliseEmail(typed.email);

  const minutes = await limits.attempt(email, address);
  const deny = (reason: DenialReason) =>
    recordDenial(context, {
      action: "sign-in",
      subject: { kind: role, id: null },
      reason,
      account: accountKey(email),
    });
  if (minutes !== null) {
    await deny("limited");
    return { is: "limited", minutes };
  }

  const credentials = await findCredentials(database, email);
  const right = await verifyPassword(typed.password, credentials?.passwordHash ?? null);
  if (!credentials || !right) {
    await deny("wrong-credentials");
    return { is: "wrong-credentials" };
  }
  await limits.succeeded(email, address);
  if (!hasRecord[role](credentials)) {
    await deny("no-record");
    return { is: "no-record" };
  }
  const actor = { id: credentials.accountId, role };
  const cookie = await audited(context, async (trx, record) => {
    await record({ action: "sign-in", subject: { kind: role, id: actor.id }, actor });
    return openSession(trx, secure, actor.id);
  });
  return { is: "signed-in", cookie };
}
