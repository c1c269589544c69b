/**
 * Whether a request may change something: only one that a page of ours sent. Its `Origin` has to
 * be there and ours, and fetch metadata, where there is any, must not say otherwise. Reading is
 * always allowed, and so is the one address that mail programs post to. Why a missing `Origin` is refused too: docs/decisions/007.
 *
 * @param publicOrigin the origin that people type; where it isn't known, the host that was asked
 *   for has to do, since a proxy may have taken https off
 */
export function comesFromUs(request: Request, publicOrigin: string | null): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return isOneClick(request);
  const site = request.headers.get("sec-fetch-site") ?? "same-origin";
  return isOwn(origin, request, publicOrigin) && (site === "same-origin" || site === "none");
}

/**
 * The one address that others post to: mail programs, to stop a group of mails (RFC 8058). They send
 * no `Origin`. It asks for a signature and does nothing else, whoever is signed in. They post to
 * the page; its data are asked for by our own pages alone.
 */
function isOneClick(request: Request): boolean {
  return /^\/mail\/unsubscribe\/[\w.-]+(?<!\.data)$/.test(new URL(request.url).pathname);
}

function isOwn(origin: string, request: Request, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.parse(origin)?.host === new URL(request.url).host;
}
