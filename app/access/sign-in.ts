import { findCredentials, type Credentials } from "#data/accounts.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "./context.ts";
import { verifyPassword } from "./password.ts";
import { openSession } from "./session.ts";

export type Role = "student" | "tutor" | "admin";

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
  if (minutes !== null) return { is: "limited", minutes };

  const credentials = await findCredentials(database, email);
  const right = await verifyPassword(typed.password, credentials?.passwordHash ?? null);
  if (!credentials || !right) return { is: "wrong-credentials" };
  await limits.succeeded(email, address);
  if (!hasRecord[role](credentials)) return { is: "no-record" };
  return { is: "signed-in", cookie: await openSession(database, secure, credentials.accountId) };
}
