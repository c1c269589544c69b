import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import {
  deletePasskey,
  hasPasskey,
  insertPasskey,
  listCredentialIds,
  listPasskeys,
  spendChallenge,
  type OwnPasskey,
} from "#data/account/passkeys.ts";
import { findVerification } from "#data/account/email-addresses.ts";
import type { DenialReason } from "#domain/audit/audit.ts";
import { challengeTime, maxPasskeys } from "#domain/account/passkey.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedChange, deny, notFound } from "#request/audit.ts";
import { servicesContext, siteContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import {
  accountHandle,
  algorithms,
  checkRegistration,
  loadWebAuthn,
  readSite,
} from "#security/passkey-answers.ts";
import { createChallenge } from "#security/passkey-challenge.ts";
import { queueSignInChange } from "#use-cases/mail/mail.ts";

/** The signed-in person's passkeys, the newest first. */
export function loadPasskeys(context: Context): Promise<OwnPasskey[]> {
  const { database } = context.get(servicesContext);
  return listPasskeys(database, currentActor(context).accountId);
}

/** Whether to offer a passkey after a sign-in: to people who have none and whose address is proved. */
export async function isPasskeyOffered(context: Context): Promise<boolean> {
  const { database } = context.get(servicesContext);
  const { accountId, admin } = currentActor(context);
  if (await hasPasskey(database, accountId)) return false;
  // The operator creates admins, so nobody has to prove an admin's address.
  return admin !== null || (await findVerification(database, accountId)) !== null;
}

/** Asks this browser to make a passkey for the signed-in person. It changes nothing. */
export async function askForNewPasskey(
  context: Context,
  request: Request,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; cookie: string }> {
  const { database } = context.get(servicesContext);
  const { accountId, email } = currentActor(context);
  const { challenge, cookie } = await createChallenge(context, "add");
  const known = await listCredentialIds(database, accountId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    // Devices show it beside the passkey.
    rpName: context.get(siteContext).academy.name,
    rpID: readSite(request).id,
    userName: email,
    userID: accountHandle(accountId),
    challenge: Buffer.from(challenge.text, "base64url"),
    timeout: challengeTime,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((id) => ({ id: id.toString("base64url") })),
    // Discoverable, so that nobody has to type an email address first.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, cookie };
}

/**
 * Stores a new passkey of the signed-in person.
 *
 * @param answer the browser's answer to `askForNewPasskey`, untrusted
 */
export async function addPasskey(
  context: Context,
  request: Request,
  { name, answer }: { name: string; answer: string },
): Promise<Result<null, Refusal<"wrong-passkey" | "not-possible">>> {
  const { accountId: id } = currentActor(context);
  const { database } = context.get(servicesContext);
  const entry = { action: "add-passkey", subject: { kind: "account", id } } as const;
  const refuseFor = <Reason extends DenialReason>(reason: Reason) =>
    deny(context, { ...entry, reason });
  if ((await listPasskeys(database, id)).length >= maxPasskeys) return refuseFor("not-possible");
  const registration = await checkRegistration(context, request, answer);
  if (!registration) return refuseFor("wrong-passkey");
  const { passkey, challenge } = registration;
  const isAdded = await auditedChange(context, entry, async (trx) => {
    if (!(await spendChallenge(trx, challenge))) return false;
    if (!(await insertPasskey(trx, { ...passkey, accountId: id, name: name.trim() }))) return false;
    await queueSignInChange(context, trx, id, "passkey-added");
    return true;
  });
  return isAdded ? ok() : refuseFor("wrong-passkey");
}

/** Removes one of the signed-in person's passkeys. @throws 404 for any other */
export async function removePasskey(context: Context, passkeyId: string): Promise<void> {
  const { accountId: id } = currentActor(context);
  const change = { action: "remove-passkey", subject: { kind: "account", id } } as const;
  const wasRemoved =
    isRecordId(passkeyId) &&
    (await auditedChange(context, change, async (trx) => {
      if (!(await deletePasskey(trx, id, passkeyId))) return false;
      await queueSignInChange(context, trx, id, "passkey-removed");
      return true;
    }));
  if (!wasRemoved) await notFound(context, "no-passkey", "account");
}

/** One of the signed-in person's passkeys. @throws 404 for any other */
export async function requirePasskey(context: Context, passkeyId: string): Promise<OwnPasskey> {
  const own = await loadPasskeys(context);
  return own.find(({ id }) => id === passkeyId) ?? notFound(context, "no-passkey", "account");
}
