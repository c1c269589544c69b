import { publicPath } from "#content/site/public-path.ts";
import { endAccess } from "#data/account/access.ts";
import { listKnownDevices, type KnownDevice } from "#data/account/known-devices.ts";
import type { Database } from "#data/shared/database.ts";
import {
  activatePendingSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  upsertPendingSecret,
} from "#data/account/second-factors.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import {
  ok,
  refuse,
  type LimitedRefusal,
  type Refusal,
  type Result,
} from "#domain/shared/result.ts";
import { isFresh, parseCode, setUpTime } from "#domain/account/second-factor.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { data, redirect, type MiddlewareFunction } from "react-router";
import { auditedTransaction, denyLimited, notFound, recordDenial } from "#request/audit.ts";
import {
  createRecoveryCodes,
  createSecret,
  spendCode,
  stepOfCode,
} from "#security/second-factor-codes.ts";
import { actorContext, servicesContext, type Context } from "#request/context.ts";
import { currentAdmin, denyEntry } from "#security/guards.ts";
import { verifyOwnPassword, type PasswordRefusal } from "#security/own-password.ts";
import { replaceSession } from "#security/session.ts";
import { decryptSecret, encryptSecret } from "#security/second-factor-secret.ts";
import { identifyCaller } from "#security/sign-in-devices.ts";
import { queueSignInChange } from "#use-cases/mail/mail.ts";
import { rememberDevice } from "./second-step.ts";

/** Middleware of `/account/second-factor`: only admins have one. @throws 404 for other members */
export const guardSecondFactor: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor?.admin) return;
  await denyEntry(context, "account");
  throw actor ? data("no-second-factor", { status: 404 }) : redirect(publicPath("/login"));
};

/** An admin's own second factor, without its secrets. */
export interface OwnSecondFactor {
  /** When it was switched on; null while it is off. */
  since: Date | null;
  codesLeft: number;
  devices: KnownDevice[];
}

export async function loadSecondFactor(context: Context): Promise<OwnSecondFactor> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentAdmin(context);
  const factor = await findSecondFactor(database, accountId);
  return {
    since: factor?.confirmedAt ?? null,
    codesLeft: await countRecoveryCodes(database, accountId),
    devices: await listKnownDevices(database, accountId, new Date()),
  };
}

/** What an admin types again before a change of the second factor. */
export interface Proof {
  password: string;
  /** Required while the second factor is on. */
  code: string;
}

export type SecondFactorRefusal =
  | Refusal<"password-missing" | "code-missing" | "wrong-code">
  | PasswordRefusal;

/** Runs a change of the second factor after checking the admin's password and code. */
async function changeWithProof<Value>(
  context: Context,
  action: AuditAction,
  { password, code }: Proof,
  change: (trx: Database, adminId: string) => Promise<Value>,
): Promise<Result<Value, SecondFactorRefusal>> {
  const { accountId: id } = currentAdmin(context);
  const { database } = context.get(servicesContext);
  const entry = { action, subject: { kind: "account", id } } as const;
  const isOn = Boolean((await findSecondFactor(database, id))?.secret);
  // An empty field is not an attempt, so it is not counted.
  if (password === "") return refuse("password-missing");
  if (isOn && isBlank(code)) return refuse("code-missing");
  const verified = await verifyOwnPassword(context, password, entry);
  if (!verified.ok) return verified;
  const run = () =>
    auditedTransaction(context, async (trx, record) => {
      const factor = await lockSecondFactor(trx, id);
      if (factor?.secret && !(await spendCode(context, trx, id, factor, code))) {
        return refuse("wrong-code");
      }
      const value = await change(trx, id);
      await record(entry);
      return ok(value);
    });
  if (isOn) return limitCodes(context, action, run);
  const result = await run();
  if (!result.ok) await recordDenial(context, { ...entry, reason: result.reason });
  return result;
}

/** Counts an attempt at a code, like one at the sign-in, and records a denial. */
async function limitCodes<R extends Result<unknown>>(
  context: Context,
  action: AuditAction,
  run: () => Promise<R>,
): Promise<R | LimitedRefusal> {
  const { limits } = context.get(servicesContext);
  const { accountId: adminId } = currentAdmin(context);
  const target = { kind: "code", adminId } as const;
  const caller = await identifyCaller(context, { id: adminId });
  const minutes = await limits.attempt(target, caller);
  const denial = { action, subject: { kind: "account", id: adminId } } as const;
  if (minutes !== null) return denyLimited(context, denial, minutes);
  const result = await run();
  const isWrong = !result.ok && result.reason === "wrong-code";
  if (isWrong) await recordDenial(context, { ...denial, reason: "wrong-code" });
  else await limits.succeeded(target, caller);
  return result;
}

/**
 * Creates a pending secret; it becomes active after the first valid code. Until then an earlier
 * secret stays active.
 */
export function beginSecondFactor(
  context: Context,
  proof: Proof,
): Promise<Result<null, SecondFactorRefusal>> {
  return changeWithProof(context, "begin-second-factor", proof, async (trx, id) => {
    await upsertPendingSecret(trx, id, encryptSecret(context, id, createSecret()), new Date());
    return null;
  });
}

/** The pending secret in base 32; null where there is none or it has expired. */
export async function loadPendingSecret(context: Context): Promise<string | null> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentAdmin(context);
  return readPendingSecret(context, accountId, await findSecondFactor(database, accountId));
}

function readPendingSecret(
  context: Context,
  adminId: string,
  factor: Awaited<ReturnType<typeof findSecondFactor>>,
): string | null {
  const { nextSecret, nextSecretAt } = factor ?? {};
  if (!nextSecret || !nextSecretAt) return null;
  const isValid = isFresh(nextSecretAt, new Date(), setUpTime);
  return isValid ? decryptSecret(context, adminId, nextSecret) : null;
}

/** New recovery codes: the only time that they can be read. */
export interface NewRecoveryCodes {
  codes: string[];
  /** `Set-Cookie` headers of the same answer. */
  cookies: string[];
}

/**
 * Activates the pending secret with the app's first code, and remembers the device. Every session
 * ends, since it was opened without that code; this browser gets a new one.
 */
export async function confirmSecondFactor(
  context: Context,
  input: string,
): Promise<Result<NewRecoveryCodes, Refusal<"expired"> | SecondFactorRefusal>> {
  const { accountId: id } = currentAdmin(context);
  const action = "set-up-second-factor";
  const code = parseCode(input);
  if (isBlank(input)) return refuse("code-missing");
  if ((await loadPendingSecret(context)) === null) return refuse("expired");
  return limitCodes(context, action, () =>
    auditedTransaction(context, async (trx, record) => {
      const factor = await lockSecondFactor(trx, id);
      const secret = readPendingSecret(context, id, factor);
      if (!factor?.nextSecret || secret === null) return refuse("expired");
      const at = new Date();
      const step = code.kind === "app" ? stepOfCode(secret, code.code, at) : null;
      if (step === null) return refuse("wrong-code");
      await activatePendingSecret(trx, id, { secret: factor.nextSecret, step, at });
      const { codes, hashes } = createRecoveryCodes();
      await replaceRecoveryCodes(trx, id, hashes);
      await queueSignInChange(context, trx, id, "second-factor-on");
      await record({ action, subject: { kind: "account", id } });
      await endAccess(trx, id);
      const session = await replaceSession(context, trx, id);
      return ok({ codes, cookies: [session, await rememberDevice(context, trx, id)] });
    }),
  );
}

/** Creates ten new recovery codes; the old ones become invalid. */
export function renewRecoveryCodes(
  context: Context,
  proof: Proof,
): Promise<Result<NewRecoveryCodes, SecondFactorRefusal>> {
  return changeWithProof(context, "replace-recovery-codes", proof, async (trx, id) => {
    const { codes, hashes } = createRecoveryCodes();
    await replaceRecoveryCodes(trx, id, hashes);
    await queueSignInChange(context, trx, id, "recovery-codes");
    return { codes, cookies: [] };
  });
}

/** Switches the second factor off. */
export function removeSecondFactor(
  context: Context,
  proof: Proof,
): Promise<Result<null, SecondFactorRefusal>> {
  return changeWithProof(context, "remove-second-factor", proof, async (trx, id) => {
    await deleteSecondFactor(trx, id);
    await queueSignInChange(context, trx, id, "second-factor-off");
    return null;
  });
}

/** @throws 404 for an admin without a second factor */
export async function requireSecondFactor(context: Context): Promise<void> {
  const { database } = context.get(servicesContext);
  const factor = await findSecondFactor(database, currentAdmin(context).accountId);
  if (!factor?.confirmedAt) await notFound(context, "no-second-factor", "account");
}
