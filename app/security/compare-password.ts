import { findCredentials, type Credentials } from "#data/account/accounts.ts";
import {
  ok,
  refuse,
  refuseLimited,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { verifyPassword } from "./password.ts";
import { identifyCaller } from "./sign-in-devices.ts";

/** Credentials whose password has just been compared. */
type ProvedCredentials = Credentials & { passwordHash: string };

/**
 * Compares a typed password with an account's. Every comparison of the product happens here: the
 * attempt is counted first, and an unknown email, or one without a password yet, takes the same time as a known one.
 *
 * @throws BusyError if too many passwords wait to be compared
 * @param email normalised by `normaliseEmail`
 */
export async function comparePassword(
  context: Context,
  email: string,
  password: string,
): Promise<Result<ProvedCredentials, Refusal<"wrong-credentials"> | LimitedRefusal>> {
  const { database, limits, passwordCost } = context.get(servicesContext);
  const target = { kind: "password", email } as const;
  const caller = await identifyCaller(context, { email });
  const minutes = await limits.attempt(target, caller);
  if (minutes !== null) return refuseLimited(minutes);
  const credentials = await findCredentials(database, email);
  const hash = credentials?.passwordHash ?? null;
  const isSuspect = await limits.isSuspect(target, caller);
  const strangersLane = isSuspect ? "suspect" : "sign-in";
  const lane = caller.kind === "network" ? strangersLane : "known";
  let right: boolean;
  try {
    right = await verifyPassword(password, hash, passwordCost, lane);
  } catch (error) {
    // A password that was not compared is no failed attempt.
    await limits.giveBack(target, caller);
    throw error;
  }
  if (!credentials || hash === null || !right) return refuse("wrong-credentials");
  await limits.succeeded(target, caller);
  return ok({ ...credentials, passwordHash: hash });
}
