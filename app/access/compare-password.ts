import { findCredentials, type Credentials } from "#data/accounts.ts";
import type { RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "./context.ts";
import { verifyPassword } from "./password.ts";

export type PasswordAnswer =
  | { is: "right"; credentials: Credentials }
  | { is: "wrong" }
  | { is: "limited"; minutes: number };

/**
 * Compares a typed password with an account's, the only place where that is done: the attempt is
 * counted first, and an address that no account bears takes the same time.
 *
 * @param email as `normaliseEmail` writes it
 */
export async function comparePassword(
  context: Readonly<RouterContextProvider>,
  email: string,
  password: string,
): Promise<PasswordAnswer> {
  const { database, limits } = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const minutes = await limits.attempt(email, address);
  if (minutes !== null) return { is: "limited", minutes };
  const credentials = await findCredentials(database, email);
  const right = await verifyPassword(password, credentials?.passwordHash ?? null);
  if (!credentials || !right) return { is: "wrong" };
  await limits.succeeded(email, address);
  return { is: "right", credentials };
}
