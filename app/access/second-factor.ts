import { deleteKnownDevice, listKnownDevices, type KnownDevice } from "#data/known-devices.ts";
import type { Database } from "#data/database.ts";
import {
  confirmNextSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  insertNextSecret,
  lockSecondFactor,
  replaceRecoveryCodes,
} from "#data/second-factors.ts";
import type { AuditAction, DenialReason } from "#domain/audit.ts";
import { isRecordId } from "#domain/record-id.ts";
import { isFresh, readCode, setUpTime } from "#domain/second-factor.ts";
import { isBlank } from "#domain/text-length.ts";
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { codeLimitKey, makeRecoveryCodes, makeSecret, spendCode, stepOfCode } from "./codes.ts";
import { actorContext, clientAddressContext, servicesContext } from "./context.ts";
import { currentAdmin, denyEntry } from "./guards.ts";
import { proveOwnPassword, type PasswordRefusal } from "./own-password.ts";
import { openSecret, sealSecret } from "./second-factor-secret.ts";
import { rememberDevice } from "./second-step.ts";

type Context = Readonly<RouterContextProvider>;

/** Middleware of `/account/second-factor`: only admins have one. @throws 404 for other members */
export const guardSecondFactor: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor?.admin) return;
  await denyEntry(context, "account");
  throw actor ? data("no-second-factor", { status: 404 }) : redirect("/login");
};

/** What an admin may know of their own second factor. */
export interface OwnSecondFactor {
  /** Since when codes are asked for; null while they are not. */
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

/** What an admin types to prove that it is them. */
export interface Proof {
  password: string;
  /** Asked for where there is a second factor already. */
  code: string;
}

export type ProofFailure =
  | { is: "password-missing" | "code-missing" | "wrong-code" }
  | PasswordRefusal;

/** Runs a change of the second factor for an admin who has proved to be it. */
async function withProof<Result extends { is: string }>(
  context: Context,
  action: AuditAction,
  { password, code }: Proof,
  change: (trx: Database, adminId: string) => Promise<Result>,
): Promise<Result | ProofFailure> {
  const { accountId: id } = currentAdmin(context);
  const { database } = context.get(servicesContext);
  const what = { action, subject: { kind: "account", id } } as const;
  const isOn = Boolean((await findSecondFactor(database, id))?.secret);
  // What was forgotten to be typed is no guess.
  if (password === "") return { is: "password-missing" };
  if (isOn && isBlank(code)) return { is: "code-missing" };
  const answer = await proveOwnPassword(context, password, what);
  if (answer.is !== "right") return answer;
  const work = () =>
    audited(context, async (trx, record) => {
      const factor = await lockSecondFactor(trx, id);
      if (factor?.secret && !(await spendCode(context, trx, id, factor, code))) return null;
      const result = await change(trx, id);
      await record(what);
      return result;
    });
  if (isOn) return countCodes(context, action, work);
  return (await work()) ?? refuse(context, action, "wrong-code", { is: "wrong-code" });
}

/** Counts an attempt at a code, as those at the door are counted, and tells of a failure. */
async function countCodes<Result extends { is: string }>(
  context: Context,
  action: AuditAction,
  work: () => Promise<Result | null>,
): Promise<Result | ProofFailure> {
  const { limits } = context.get(servicesContext);
  const key = codeLimitKey(currentAdmin(context).accountId);
  const address = context.get(clientAddressContext);
  const minutes = await limits.attempt(key, address);
  if (minutes !== null) return refuse(context, action, "limited", { is: "limited", minutes });
  const result = await work();
  if (!result) return refuse(context, action, "wrong-code", { is: "wrong-code" });
  await limits.succeeded(key, address);
  return result;
}

async function refuse(
  context: Context,
  action: AuditAction,
  reason: DenialReason,
  failure: ProofFailure,
): Promise<ProofFailure> {
  const subject = { kind: "account" as const, id: currentAdmin(context).accountId };
  await recordDenial(context, { action, subject, reason });
  return failure;
}

/** Makes a new secret, which counts once a code has proved it; one that counts goes on till then. */
export function beginSecondFactor(
  context: Context,
  proof: Proof,
): Promise<{ is: "begun" } | ProofFailure> {
  return withProof(context, "begin-second-factor", proof, async (trx, id) => {
    await insertNextSecret(trx, id, sealSecret(context, id, makeSecret()), new Date());
    return { is: "begun" };
  });
}

/** The secret that is being set up, in base 32; null where there is none, or no longer. */
export async function loadNextSecret(context: Context): Promise<string | null> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentAdmin(context);
  return readNextSecret(context, accountId, await findSecondFactor(database, accountId));
}

function readNextSecret(
  context: Context,
  adminId: string,
  factor: Awaited<ReturnType<typeof findSecondFactor>>,
): string | null {
  const { nextSecret, nextSecretAt } = factor ?? {};
  if (!nextSecret || !nextSecretAt) return null;
  const isNew = isFresh(nextSecretAt, new Date(), setUpTime);
  return isNew ? openSecret(context, adminId, nextSecret) : null;
}

/** Where a change that makes recovery codes ended well: the only moment when they can be read. */
export interface Made {
  is: "made";
  codes: string[];
  /** `Set-Cookie` headers that go along. */
  cookies: string[];
}

/** Lets the new secret count: its first code proves that the app has it. */
export async function confirmSecondFactor(
  context: Context,
  typed: string,
): Promise<Made | { is: "over" } | ProofFailure> {
  const { accountId: id } = currentAdmin(context);
  const action = "set-up-second-factor";
  const read = readCode(typed);
  if (isBlank(typed)) return { is: "code-missing" };
  if ((await loadNextSecret(context)) === null) return { is: "over" };
  return countCodes(context, action, () =>
    audited(context, async (trx, record): Promise<Made | { is: "over" } | null> => {
      const factor = await lockSecondFactor(trx, id);
      const secret = readNextSecret(context, id, factor);
      if (!factor?.nextSecret || secret === null) return { is: "over" };
      const at = new Date();
      const step = read.kind === "app" ? stepOfCode(secret, read.code, at) : null;
      if (step === null) return null;
      await confirmNextSecret(trx, id, { secret: factor.nextSecret, step, at });
      const { codes, hashes } = makeRecoveryCodes();
      await replaceRecoveryCodes(trx, id, hashes);
      await record({ action, subject: { kind: "account", id } });
      return { is: "made", codes, cookies: [await rememberDevice(context, trx, id)] };
    }),
  );
}

/** Makes ten new recovery codes; the old ones count no more. */
export function renewRecoveryCodes(context: Context, proof: Proof): Promise<Made | ProofFailure> {
  return withProof(context, "replace-recovery-codes", proof, async (trx, id) => {
    const { codes, hashes } = makeRecoveryCodes();
    await replaceRecoveryCodes(trx, id, hashes);
    return { is: "made", codes, cookies: [] };
  });
}

/** Switches the second factor off. */
export function removeSecondFactor(
  context: Context,
  proof: Proof,
): Promise<{ is: "removed" } | ProofFailure> {
  return withProof(context, "remove-second-factor", proof, async (trx, id) => {
    await deleteSecondFactor(trx, id);
    return { is: "removed" };
  });
}

/** @throws 404 for an admin who has no second factor, and so nothing to change about it */
export async function requireSecondFactor(context: Context): Promise<void> {
  const { database } = context.get(servicesContext);
  const factor = await findSecondFactor(database, currentAdmin(context).accountId);
  if (factor?.confirmedAt) return;
  await denyRecord(context, "account", "");
  throw data("no-second-factor", { status: 404 });
}

/** @throws 404 for a device that isn't the admin's own */
export async function requireDevice(context: Context, deviceId: string): Promise<void> {
  const { database } = context.get(servicesContext);
  const devices = await listKnownDevices(database, currentAdmin(context).accountId, new Date());
  if (devices.some(({ id }) => id === deviceId)) return;
  await denyRecord(context, "account", "");
  throw data("no-device", { status: 404 });
}

/** Lets one of the admin's devices ask for a code again. @throws 404 for one that isn't theirs */
export async function forgetDevice(context: Context, deviceId: string): Promise<void> {
  const { accountId: id } = currentAdmin(context);
  const forgotten =
    isRecordId(deviceId) &&
    (await audited(context, async (trx, record) => {
      const found = await deleteKnownDevice(trx, id, deviceId);
      if (found) await record({ action: "forget-device", subject: { kind: "account", id } });
      return found;
    }));
  if (forgotten) return;
  await denyRecord(context, "account", "");
  throw data("no-device", { status: 404 });
}
