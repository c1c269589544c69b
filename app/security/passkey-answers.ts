import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Database } from "#data/shared/database.ts";
import {
  findPasskey,
  spendChallenge,
  updatePasskeyUse,
  type NewPasskey,
  type Passkey,
  type PasskeyUse,
} from "#data/account/passkeys.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { readChallenge, type Challenge } from "./passkey-challenge.ts";

/** The library takes a quarter of a second to load, so it is loaded once the server is ready. */
export async function loadWebAuthn() {
  const library = await import("@simplewebauthn/server");
  // We ask for no attestation. Without roots the library checks no chain of certificates that
  // somebody sends anyway, for which it would fetch lists of revoked ones from other servers.
  for (const identifier of ["android-key", "android-safetynet", "apple"] as const) {
    library.SettingsService.setRootCertificates({ identifier, certificates: [] });
  }
  return library;
}

/** ES256, EdDSA and RS256, the most common; the library's own list depends on the runtime. */
export const algorithms = [-7, -8, -257];

/**
 * The site that a passkey belongs to. The server gives requests the origin of `PUBLIC_URL`; without
 * one it is the host that the browser asked.
 */
export function readSite(request: Request): { id: string; origin: string } {
  const { hostname, origin } = new URL(request.url);
  return { id: hostname, origin };
}

/** A passkey's right answer to a challenge that is still to be spent. */
export interface Assertion {
  passkey: Passkey;
  challenge: Challenge;
  /** What the device counts now. */
  counter: number;
}

/**
 * Checks the answer of a passkey: the signature, the site, this browser's challenge, and that the
 * device has verified its user, so that the answer stands for two factors.
 *
 * @param text the answer as JSON, untrusted
 * @returns null for anything that isn't right, without a difference
 */
export async function checkAssertion(
  context: Context,
  request: Request,
  use: Exclude<PasskeyUse, "add">,
  text: string,
): Promise<Assertion | null> {
  const answer = parse(text) as AuthenticationResponseJSON | null;
  const challenge = await readChallenge(context, request, use);
  if (!answer || !challenge) return null;
  const { database } = context.get(servicesContext);
  const passkey = await findPasskey(database, Buffer.from(answer.id, "base64url"));
  if (!passkey || !isHandleOf(passkey.accountId, answer)) return null;
  const site = readSite(request);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge.text,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified?.verified) return null;
  return { passkey, challenge, counter: verified.authenticationInfo.newCounter };
}

/**
 * Spends a right answer in the transaction of what it allows.
 *
 * @returns false if its challenge was answered before, or its passkey is gone or a copy
 */
export async function spendAssertion(
  trx: Database,
  { passkey, challenge, counter }: Assertion,
): Promise<boolean> {
  if (!(await spendChallenge(trx, challenge))) return false;
  return updatePasskeyUse(trx, { id: passkey.id, counter, at: new Date() });
}

/** A new passkey that a browser has made for our challenge, still to be spent. */
export interface Registration {
  passkey: Omit<NewPasskey, "accountId" | "name">;
  challenge: Challenge;
}

/** Checks a browser's new passkey. @param text its answer as JSON, untrusted */
export async function checkRegistration(
  context: Context,
  request: Request,
  text: string,
): Promise<Registration | null> {
  const answer = parse(text) as RegistrationResponseJSON | null;
  const challenge = await readChallenge(context, request, "add");
  if (!answer || !challenge) return null;
  const site = readSite(request);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge.text,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    passkey: {
      credentialId: Buffer.from(id, "base64url"),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: knownTransports.filter((name) => transports?.includes(name)),
    },
    challenge,
  };
}

const knownTransports = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** How an account is named to its passkeys: by its random id. */
export function accountHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(accountId);
}

function isHandleOf(accountId: string, { response }: AuthenticationResponseJSON): boolean {
  const handle = response.userHandle;
  return handle === undefined || Buffer.from(handle, "base64url").toString() === accountId;
}

interface Answer {
  id: string;
  response: object;
}

function parse(text: string): Answer | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { id, response } = value as Partial<Record<keyof Answer, unknown>>;
  const isAnswer = typeof id === "string" && typeof response === "object" && response !== null;
  // The library checks the rest of it, and throws.
  return isAnswer ? (value as Answer) : null;
}

/** The library throws for every answer that isn't right. */
async function orNull<Value>(check: () => Promise<Value>): Promise<Value | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
