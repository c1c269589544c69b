import { createHmac, hkdfSync } from "node:crypto";
import { createToken, hashToken, isToken } from "#data/shared/tokens.ts";
import type { PasskeyUse } from "#data/account/passkeys.ts";
import { challengeTime } from "#domain/account/passkey.ts";
import { actorContext, servicesContext, type Context } from "#request/context.ts";
import { ownCookie, readCookieText } from "#request/cookies.ts";

/** A challenge of this server's for this browser, which a passkey can answer once. */
export interface Challenge {
  /** What the passkey signs, in base64url. */
  text: string;
  tokenHash: Buffer;
  expiresAt: Date;
}

// A passkey is asked for and answers by scripts of our own pages only.
const passkeyCookie = ownCookie("passkey", { sameSite: "strict", maxAge: challengeTime / 1000 });

const challengeCookie = (context: Context) => passkeyCookie(context.get(servicesContext).secure);

// Derived, so that asking for a challenge stores nothing: strangers may ask as often as they like.
function derive(context: Context, use: PasskeyUse, token: string, expires: number): Challenge {
  const { secret } = context.get(servicesContext);
  const key = Buffer.from(hkdfSync("sha256", secret, "", "viluva passkey challenge", 32));
  const account = context.get(actorContext)?.accountId ?? "";
  const text = createHmac("sha256", key)
    .update([use, use === "sign-in" ? "" : account, token, expires].join(":"))
    .digest("base64url");
  return { text, tokenHash: hashToken(token), expiresAt: new Date(expires) };
}

/** Creates a challenge for this browser and one use. @returns it with its `Set-Cookie` header */
export async function createChallenge(
  context: Context,
  use: PasskeyUse,
): Promise<{ challenge: Challenge; cookie: string }> {
  const token = createToken();
  const expires = Date.now() + challengeTime;
  const cookie = await challengeCookie(context).serialize(`${token}.${expires}`);
  return { challenge: derive(context, use, token, expires), cookie };
}

/**
 * The challenge that this browser was given; null for none, or one that has expired. The caller
 * spends it (`spendChallenge`) in the transaction of what the answer allows.
 */
export async function readChallenge(
  context: Context,
  request: Request,
  use: PasskeyUse,
): Promise<Challenge | null> {
  const text = await readCookieText(challengeCookie(context), request);
  const [token = "", expires = ""] = text?.split(".") ?? [];
  if (!isToken(token) || !/^\d{13}$/.test(expires)) return null;
  const challenge = derive(context, use, token, Number(expires));
  return challenge.expiresAt > new Date() ? challenge : null;
}
