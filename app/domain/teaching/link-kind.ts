import { isWebAddress } from "#domain/shared/web-address.ts";

/** What a link leads to, judged by its address; 'page' for any other link. */
export type LinkKind = "youtube-video" | "google-form" | "google-drive-file" | "page";

/** Warnings shown before a link is published, the most important first. */
export type LinkWarning = "unusual-host" | "not-encrypted";

export interface LinkDescription {
  readonly kind: LinkKind;
  /** The host without "www.", in ASCII (punycode). */
  readonly host: string;
  readonly warnings: readonly LinkWarning[];
}

const videoId = "[\\w-]{11}";
const id = "[\\w-]{10,}";

/** The exact hosts of a service, and the paths on them for each kind. */
const kinds: readonly (readonly [LinkKind, hosts: readonly string[], path: RegExp])[] = [
  ["youtube-video", ["youtu.be"], new RegExp(`^/${videoId}(?:[/?]|$)`)],
  [
    "youtube-video",
    ["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"],
    new RegExp(
      `^/(?:(?:embed|live|shorts|v)/${videoId}(?:[/?]|$)|watch/?\\?(?:.*&)?v=${videoId}(?:&|$))`,
    ),
  ],
  ["google-form", ["forms.gle"], /^\/[\w-]+/],
  ["google-form", ["docs.google.com"], /^\/forms\//],
  [
    "google-drive-file",
    ["drive.google.com"],
    new RegExp(`^/(?:file/d/${id}|(?:open|uc)\\?(?:.*&)?id=${id})`),
  ],
];

/**
 * What a student gets from a link, judged by its text without a request. Null for a link that may
 * not be published (see `isWebAddress`).
 */
export function describeLink(text: string): LinkDescription | null {
  if (!isWebAddress(text)) return null;
  const url = new URL(text.trim());
  const host = url.hostname.replace(/^www\./, "");
  const found = kinds.find(
    ([, hosts, path]) => hosts.includes(host) && path.test(url.pathname + url.search),
  );
  const warnings: LinkWarning[] = [];
  if (isUnusualHost(host) || url.port !== "") warnings.push("unusual-host");
  if (url.protocol === "http:") warnings.push("not-encrypted");
  return { kind: found?.[0] ?? "page", host, warnings };
}

// An IP address, a name in a private network, or an internationalised name, which may imitate the
// name of a well-known site.
function isUnusualHost(host: string): boolean {
  return (
    /^[\d.]+$|^\[/.test(host) ||
    !/^[^.].*\.[^.]+$/.test(host) ||
    /\.(?:local|internal|lan|home|localhost)$/.test(host) ||
    /(?:^|\.)xn--/.test(host)
  );
}
