interface Rules {
  createHTML: (html: string) => string;
}

/** The part of Trusted Types that is used here; TypeScript's own types do not have them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

// Browsers without Trusted Types take a string.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("own-page", { createHTML: (html) => html });

/** Parses a page of our own server. The document is never shown and runs no scripts. */
export function parseOwnPage(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, "text/html");
}
