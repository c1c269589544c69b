import { isWebAddress } from "./web-address.ts";

/** What a link leads to, as far as its address tells; 'page' for whatever is not known better. */
export type LinkKind = "youtube-video" | "google-form" | "google-drive-file" | "page";

/** What a person should know before publishing a link; in the order of their weight. */
export type LinkWarning = "unusual-host" | "not-encrypted";

export interface LinkDescription {
  readonly kind: LinkKind;
  /** Whose site it is: the host without "www.", in the spelling that the network uses. */
  readonly host: string;
  readonly warnings: readonly LinkWarning[];
}

const videoId = "[\\w-]{11}";
const id = "[\\w-]{10,}";

/** Hosts of one service (each exactly as written), and the paths on it that a kind has. */
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
 * What a student gets from a link, read from its text alone: nobody is asked. null for what is no
 * link that may be published (see `isWebAddress`).
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

// A number instead of a name, a name inside somebody's own network, or one in letters that may
// only look like those of a site that people know.
function isUnusualHost(host: string): boolean {
  return (
    /^[\d.]+$|^\[/.test(host) ||
    !/^[^.].*\.[^.]+$/.test(host) ||
    /\.(?:local|internal|lan|home|localhost)$/.test(host) ||
    /(?:^|\.)xn--/.test(host)
  );
}
