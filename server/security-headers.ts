import type { ServerResponse } from "node:http";

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

/** The Content-Security-Policy of a page; its inline scripts run only where they bear the nonce. */
export function contentSecurityPolicy(nonce: string | null): string {
  const scripts = policy["script-src"] + (nonce ? ` 'nonce-${nonce}'` : "");
  return Object.entries({ ...policy, "script-src": scripts })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** Sets what every answer carries, whatever it is. */
export function setSecurityHeaders(response: ServerResponse, overHttps: boolean): void {
  response.setHeader("content-security-policy", contentSecurityPolicy(null));
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("cross-origin-resource-policy", "same-origin");
  response.setHeader("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
  if (overHttps) {
    response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
}
