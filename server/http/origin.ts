import { englishPath } from "#domain/shared/language.ts";

/**
 * Protects against cross-site request forgery: returns whether a request is safe or was sent by a
 * page of this site. Other requests need an `Origin` of this site, and fetch metadata, if present,
 * must not contradict it. Decision 7 says why a missing `Origin` is refused too.
 *
 * @param publicOrigin the site's public origin; if null, the origin of the request's own URL
 */
export function isSafeOrSameOrigin(request: Request, publicOrigin: string | null): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return isOneClick(request) || isWebhook(request);
  const site = request.headers.get("sec-fetch-site") ?? "same-origin";
  const own = publicOrigin ?? new URL(request.url).origin;
  return origin === own && (site === "same-origin" || site === "none");
}

/**
 * The page that mail programs post to, in each language: one-click unsubscription by mail
 * programs (RFC 8058), which send no `Origin`. The route requires a signed link and ignores the session. Mail programs
 * post to the page itself; only our own pages request its `.data`.
 */
function isOneClick(request: Request): boolean {
  return /^\/mail\/unsubscribe\/[\w.-]+(?<!\.data)$/.test(
    englishPath(new URL(request.url).pathname),
  );
}

/**
 * The notices of the payment gateway, which is no browser and sends no `Origin`. The route requires its
 * signature and ignores the session.
 */
function isWebhook(request: Request): boolean {
  return new URL(request.url).pathname === "/webhooks/razorpay";
}
