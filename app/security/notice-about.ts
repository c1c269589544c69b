import { shorten } from "#domain/shared/shorten.ts";
import { actorContext, type Context } from "#request/context.ts";
import { flashLifetime, redirectWithSealed, type FlashMessage } from "#request/flash-message.ts";
import { decrypt, encrypt, type Binding } from "./encryption.ts";

/** In UTF-16 units: a name, a subject and a time, and far below what a cookie may have. */
const aboutLength = 160;

// Only for the same notice in the same session: a sealed name that was copied from another cookie says nothing.
const bindingOf = (context: Context, code: string): Binding => ({
  purpose: "viluva notice",
  owner: `${context.get(actorContext)?.session.id ?? "visitor"} ${code}`,
});

/**
 * Redirects after a change, with a message for the next page that says whom and what it was about. The
 * cookie has that encrypted, since it names children.
 *
 * @param about in the reader's language, such as "Ravi Kumar, Mathematics"; cut where it is long; null for a
 *   record that is gone, whose message names nothing
 */
export function redirectAbout(
  context: Context,
  to: string,
  code: string,
  about: string | null,
  details: Partial<Omit<FlashMessage, "code" | "sealed">> = {},
): Promise<Response> {
  const sealed = about === null ? null : sealAbout(context, code, about, Date.now());
  return redirectWithSealed(context, to, code, { ...details, sealed });
}

/** Encrypts what a notice with this code is about. @param now in milliseconds */
export function sealAbout(context: Context, code: string, about: string, now: number): string {
  const text = JSON.stringify([now, shorten(about, aboutLength)]);
  return encrypt(context, bindingOf(context, code), text).toString("base64url");
}

/** Whom and what a notice is about; null where that was not sealed by us, for this session and this minute. */
export function readAbout(
  context: Context,
  notice: Pick<FlashMessage, "code" | "sealed"> | null,
  now = Date.now(),
): string | null {
  if (!notice?.sealed) return null;
  const { code, sealed } = notice;
  const text = decrypt(context, bindingOf(context, code), Buffer.from(sealed, "base64url"));
  if (text === null) return null;
  const [sealedAt, about] = JSON.parse(text) as [number, string];
  return Math.abs(now - sealedAt) > flashLifetime * 1000 ? null : about;
}
