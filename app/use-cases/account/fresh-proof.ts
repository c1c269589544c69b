import type { Database } from "#data/shared/database.ts";
import { hasPasskey } from "#data/account/passkeys.ts";
import { findSecondFactor, lockSecondFactor } from "#data/account/second-factors.ts";
import { confirmSession } from "#data/account/sessions.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import {
  ok,
  refuse,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import { auditedChange, deny, denyLimited } from "#request/audit.ts";
import { clientAddressContext, servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { verifyOwnPassword } from "#security/own-password.ts";
import { checkAssertion, spendAssertion } from "#security/passkey-answers.ts";
import { spendCode } from "#security/second-factor-codes.ts";
import { identifyCaller } from "#security/sign-in-devices.ts";

/** What a person can prove themself with, besides the password. */
export async function loadProofs(
  context: Context,
): Promise<{ hasCodes: boolean; hasPasskey: boolean }> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentActor(context);
  const factor = await findSecondFactor(database, accountId);
  return {
    hasCodes: Boolean(factor?.secret),
    hasPasskey: await hasPasskey(database, accountId),
  };
}

/** What was submitted; the first that is not empty is checked: passkey, code, password. */
export interface SubmittedProof {
  passkey: string;
  code: string;
  password: string;
}

export type ProofRefusal =
  | Refusal<"missing" | "wrong-password" | "wrong-code" | "wrong-passkey">
  | LimitedRefusal;

/** Checks a proof that the signed-in person is the account's owner, and marks the session. */
export async function proveOneself(
  context: Context,
  request: Request,
  { passkey, code, password }: SubmittedProof,
): Promise<Result<null, ProofRefusal>> {
  if (passkey !== "") return proveWithPasskey(context, request, passkey);
  if (!isBlank(code)) return proveWithCode(context, code);
  if (password === "") return refuse("missing");
  const entry = entryOf(context, "confirm-password");
  const verified = await verifyOwnPassword(context, password, entry);
  if (!verified.ok) return verified;
  await confirm(context, "confirm-password", () => Promise.resolve(true));
  return ok();
}

async function proveWithPasskey(
  context: Context,
  request: Request,
  answer: string,
): Promise<Result<null, Refusal<"wrong-passkey"> | LimitedRefusal>> {
  const { addressLimits } = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const action = "confirm-passkey";
  const minutes = await addressLimits.passkey.attempt(address);
  if (minutes !== null) return denyLimited(context, entryOf(context, action), minutes);
  const assertion = await checkAssertion(context, request, "prove", answer);
  const isOwn = assertion?.passkey.accountId === currentActor(context).accountId;
  const isProved =
    assertion !== null &&
    isOwn &&
    (await confirm(context, action, (trx) => spendAssertion(trx, assertion)));
  if (!isProved) return deny(context, { ...entryOf(context, action), reason: "wrong-passkey" });
  await addressLimits.passkey.giveBack(address);
  return ok();
}

async function proveWithCode(
  context: Context,
  code: string,
): Promise<Result<null, Refusal<"wrong-code"> | LimitedRefusal>> {
  const { limits } = context.get(servicesContext);
  const { accountId: id } = currentActor(context);
  const action = "confirm-code";
  const target = { kind: "code", adminId: id } as const;
  const caller = await identifyCaller(context, { id });
  const minutes = await limits.attempt(target, caller);
  if (minutes !== null) return denyLimited(context, entryOf(context, action), minutes);
  const isProved = await confirm(context, action, async (trx) => {
    const factor = await lockSecondFactor(trx, id);
    return factor?.secret ? spendCode(context, trx, id, factor, code) : false;
  });
  if (!isProved) return deny(context, { ...entryOf(context, action), reason: "wrong-code" });
  await limits.succeeded(target, caller);
  return ok();
}

function entryOf<Action extends AuditAction>(context: Context, action: Action) {
  const { accountId: id } = currentActor(context);
  return { action, subject: { kind: "account", id } } as const;
}

/** Marks the session as proved if the proof can be spent. */
function confirm(
  context: Context,
  action: AuditAction,
  spend: (trx: Database) => Promise<boolean>,
): Promise<boolean> {
  return auditedChange(context, entryOf(context, action), async (trx) => {
    if (!(await spend(trx))) return false;
    await confirmSession(trx, currentActor(context).session.id, new Date());
    return true;
  });
}
