/**
 * Whether a request may change something: only one that a page of ours sent. Its `Origin` has to
 * be there and ours, and fetch metadata, where there is any, must not say otherwise. Reading is
 * always allowed. Why a missing `Origin` is refused too: docs/decisions/007.
 *
 * @param publicOrigin the origin that people type; where it isn't known, the host that was asked
 *   for has to do, since a proxy may have taken https off
 */
export function comesFromUs(request: Request, publicOrigin: string | null): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site") ?? "same-origin";
  return (
    origin !== null &&
    isOwn(origin, request, publicOrigin) &&
    (site === "same-origin" || site === "none")
  );
}

function isOwn(origin: string, request: Request, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.parse(origin)?.host === new URL(request.url).host;
}
