// What a page of ours may do; everything else it may not.
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
};

/**
 * The Content-Security-Policy of a page; its inline scripts run only where they bear the nonce.
 *
 * @param frames the origins whose pages it may show inside its own
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

/** What every answer carries, whatever it is; a page made for one request has its own policy. */
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
