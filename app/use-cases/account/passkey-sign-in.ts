import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { PasskeyUse } from "#data/account/passkeys.ts";
import type { Role } from "#domain/audit/audit.ts";
import { challengeTime } from "#domain/account/passkey.ts";
import { ok, type LimitedRefusal, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, deny, denyLimited } from "#request/audit.ts";
import { clientAddressContext, servicesContext, type Context } from "#request/context.ts";
import {
  checkAssertion,
  loadWebAuthn,
  readSite,
  spendAssertion,
} from "#security/passkey-answers.ts";
import { createChallenge } from "#security/passkey-challenge.ts";
import { hasRecord, openSession } from "./open-session.ts";

/** Asks this browser for any passkey of this site. It changes nothing. */
export async function askForPasskey(
  context: Context,
  request: Request,
  use: Exclude<PasskeyUse, "add">,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; cookie: string }> {
  const { challenge, cookie } = await createChallenge(context, use);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: readSite(request).id,
    challenge: Buffer.from(challenge.text, "base64url"),
    timeout: challengeTime,
    userVerification: "required",
  });
  return { options, cookie };
}

/**
 * Signs a person in as one role with a passkey, which stands for the password and the second
 * factor. The role's record is checked as after a password (§4).
 *
 * @param answer the browser's answer to `askForPasskey`, untrusted
 * @returns the session's `Set-Cookie` header
 */
export async function signInWithPasskey(
  context: Context,
  request: Request,
  role: Role,
  answer: string,
): Promise<Result<{ cookie: string }, Refusal<"wrong-passkey" | "no-record"> | LimitedRefusal>> {
  const { addressLimits } = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const denial = { action: "sign-in", subject: { kind: role, id: null } } as const;
  const minutes = await addressLimits.passkey.attempt(address);
  if (minutes !== null) return denyLimited(context, denial, minutes);
  const assertion = await checkAssertion(context, request, "sign-in", answer);
  if (assertion && !hasRecord(role, assertion.passkey)) {
    return deny(context, { ...denial, reason: "no-record" });
  }
  const cookie =
    assertion &&
    (await auditedTransaction(context, async (trx, record) => {
      const { accountId } = assertion.passkey;
      if (!(await spendAssertion(trx, assertion))) return null;
      const subject = { kind: role, id: accountId };
      await record({ action: "sign-in", subject, actor: { id: accountId, role } });
      return openSession(context, trx, accountId);
    }));
  if (!cookie) return deny(context, { ...denial, reason: "wrong-passkey" });
  await addressLimits.passkey.giveBack(address);
  return ok({ cookie });
}
