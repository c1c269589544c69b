/** The path that browsers send reports of violations to. */
export const cspReportPath = "/csp-reports";

// The Content-Security-Policy of our pages. Its one policy for Trusted Types is that of
// app/routes/auth/parse-own-page.ts; React and React Router need none.
const policy = {
  "default-src": "'none'",
  "script-src": "'self' 'inline-speculation-rules'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "media-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "own-page",
  "report-uri": cspReportPath,
};

/**
 * The Content-Security-Policy of a page. Its inline scripts need the nonce to run.
 *
 * @param frames the origins that the page may embed in frames
 */
export function contentSecurityPolicy(
  nonce: string | null,
  frames: readonly string[] = [],
): string {
  const scripts = policy["script-src"] + (nonce ? ` 'nonce-${nonce}'` : "");
  const frameSources = frames.length > 0 && { "frame-src": frames.join(" ") };
  return Object.entries({ ...policy, "script-src": scripts, ...frameSources })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** The security headers of every response. Rendered pages replace the Content-Security-Policy. */
export function securityHeaders(overHttps: boolean): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(null),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(overHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
