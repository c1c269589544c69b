/** The path that browsers send reports of violations to. */
export const cspReportPath = "/csp-reports";

// The Content-Security-Policy of our pages. Its policies for Trusted Types are those of
// app/parts/account/sign-in/parse-own-page.ts and app/shell/first-script.tsx; React and React Router
// need none.
const policy = {
  "default-src": "'none'",
  "script-src": "'self' 'inline-speculation-rules'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "media-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "own-page worker",
  "report-uri": cspReportPath,
};

/** What a page may load from the place of media; the rest of it stays with the product (decision 80). */
function mediaSources(media: string) {
  if (media === "/") return {};
  return {
    "script-src": policy["script-src"].replace("'self'", media),
    // The academy's colours and its logo.
    "style-src": `${policy["style-src"]} ${media}`,
    "img-src": `${policy["img-src"]} ${media}`,
    "font-src": media,
    "media-src": media,
  };
}

/**
 * The Content-Security-Policy of a page. Its inline scripts need the nonce to run.
 *
 * @param media what the addresses of built files begin with: "/" for those of the product itself
 * @param frames the origins that the page may embed in frames
 * @param forms the other origins that a form may lead to: browsers check redirects too
 */
export function contentSecurityPolicy(
  media: string,
  nonce: string | null,
  { frames = [], forms = [] }: { frames?: readonly string[]; forms?: readonly string[] } = {},
): string {
  const sources = { ...policy, ...mediaSources(media) };
  const scripts = sources["script-src"] + (nonce ? ` 'nonce-${nonce}'` : "");
  const frameSources = frames.length > 0 && { "frame-src": frames.join(" ") };
  const formTargets = [policy["form-action"], ...forms].join(" ");
  const own = { "script-src": scripts, "form-action": formTargets, ...frameSources };
  return Object.entries({ ...sources, ...own })
    .map(([name, allowed]) => `${name} ${allowed}`)
    .join("; ");
}

/** The headers by which pages of another origin may load a built file, where media have one. */
export function mediaHeaders(media: string): Record<string, string> {
  if (media === "/") return {};
  return { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
}

/** The security headers of every response. Rendered pages replace the Content-Security-Policy. */
export function securityHeaders(overHttps: boolean, media: string): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(media, null),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(overHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
