import { lockPassword, type Credentials } from "#data/accounts.ts";
import { normaliseEmail } from "#domain/account.ts";
import type { RouterContextProvider } from "react-router";
import { comparePassword } from "./compare-password.ts";
import { servicesContext } from "./context.ts";
import { replaceSession } from "./session.ts";

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
  const answer = await comparePassword(context, normaliseEmail(typed.email), typed.password);
  if (answer.is === "limited") return answer;
  if (answer.is === "wrong") return { is: "wrong-credentials" };
  const { credentials } = answer;
  if (!hasRecord[role](credentials)) return { is: "no-record" };
  const { accountId, passwordHash } = credentials;
  const { database } = context.get(servicesContext);
  const cookie = await database.transaction().execute(async (trx) => {
    const isStillRight = await lockPassword(trx, accountId, passwordHash);
    return isStillRight ? replaceSession(context, trx, accountId) : null;
  });
  return cookie ? { is: "signed-in", cookie } : { is: "wrong-credentials" };
}
