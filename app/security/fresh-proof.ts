import { findConfirmation } from "#data/account/sessions.ts";
import { isFreshProof } from "#domain/account/fresh-proof.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { redirect, type MiddlewareFunction } from "react-router";
import { servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "./guards.ts";
import { verifyOwnPassword, type PasswordRefusal } from "./own-password.ts";
import { sealFields } from "./sealed-fields.ts";

export type FreshProofRefusal = Refusal<"password-missing"> | PasswordRefusal;

/** Whether this session's person has just proved, with a passkey, a code or the password, who they are. */
export async function isFreshlyProved(context: Context): Promise<boolean> {
  const { database } = context.get(servicesContext);
  const provedAt = await findConfirmation(database, currentActor(context).session.id);
  return isFreshProof(provedAt, new Date());
}

/**
 * Requires a fresh proof that the sender owns the account, because a session is not enough (think
 * of an unlocked phone). Never call it inside a transaction.
 *
 * @param fields what was typed, which the screen of the proof sends again after it; null for a page
 *   that is only read
 * @throws a redirect to the screen of the proof, which returns here
 */
export async function requireFreshProof(
  context: Context,
  request: Request,
  fields: Readonly<Record<string, string>> | null,
): Promise<void> {
  if (await isFreshlyProved(context)) return;
  const { pathname, searchParams } = new URL(request.url);
  // The router's own requests for data have a suffix and a parameter.
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  const next = pathname.replace(/\.data$/, "") + search;
  const query = new URLSearchParams({ next });
  if (fields) query.set("held", sealFields(context, next, fields));
  throw redirect(`/account/proof?${query}`, fields ? 303 : 302);
}

/** Middleware after a guard, for pages and files with much about people. */
export const requireFreshProofToRead: MiddlewareFunction<Response> = ({ context, request }) =>
  requireFreshProof(context, request, null);

/**
 * Requires of a form a fresh proof or the password in the form itself. Attempts are counted like
 * those of signing in, and a refusal is recorded as a denial of the action; an empty field is no
 * attempt. Never call it inside a transaction.
 */
export async function verifyFreshProof(
  context: Context,
  password: string,
  entry: Parameters<typeof verifyOwnPassword>[2],
): Promise<Result<null, FreshProofRefusal>> {
  if (await isFreshlyProved(context)) return ok();
  if (password === "") return refuse("password-missing");
  const verified = await verifyOwnPassword(context, password, entry);
  return verified.ok ? ok() : verified;
}
