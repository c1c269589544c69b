/**
 * Whether a state-changing request comes from another site: a foreign or opaque `Origin`, or
 * fetch metadata that says so. Reading is never refused. A request with neither header is no
 * browser's, so there is no session of an unwitting person behind it.
 *
 * @param publicOrigin the origin that people type; where it isn't known, the host that was asked
 *   for has to do, since a proxy may have taken https off
 */
export function isCrossSite(request: Request, publicOrigin: string | null): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const origin = request.headers.get("origin");
  if (origin !== null && !isOwn(origin, request, publicOrigin)) return true;
  const site = request.headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

function isOwn(origin: string, request: Request, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.parse(origin)?.host === new URL(request.url).host;
}
