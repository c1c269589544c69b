import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** A response prepared in advance. */
export interface Answer {
  /** Header names and values in turn, the fastest form for `writeHead`. */
  head: string[];
  body: Buffer;
}

/** One built file with its responses, prepared at the start. */
export interface BuiltFile {
  etag: string;
  /** True for a prerendered page, which is served to signed-out visitors. */
  isPage: boolean;
  /** The headers of every response, without those about its body. */
  head: string[];
  whole: Answer;
  /** Compressed at build; null if that would not be smaller. */
  br: Answer | null;
  gzip: Answer | null;
}

/**
 * Reads a build's client folder into memory, by URL. A prerendered `faq/index.html` is served at
 * `/faq`. Vite's manifest is left out. It reads synchronously: the server does not listen yet, and
 * awaiting each of some thousands of small files takes ten times as long.
 *
 * @param headers the headers of every response
 * @param ofMedia those of files that are no pages, in addition or instead
 */
export function readBuiltFiles(
  folder: string,
  headers: Record<string, string>,
  ofMedia: Record<string, string>,
): Map<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  const read = (path: string) => (paths.has(path) ? readFileSync(path) : null);
  const files = new Map<string, BuiltFile>();
  for (const path of paths) {
    const type = types[extname(path)];
    const name = relative(folder, path).split(sep).join("/");
    if (!type || name.startsWith(".vite/")) continue;
    const isPage = name.endsWith(".html");
    files.set(
      urlOf(name),
      prepareFile({
        body: readFileSync(path),
        br: read(`${path}.br`),
        gzip: read(`${path}.gz`),
        isPage,
        headers: {
          ...headers,
          ...(isPage ? {} : { "content-security-policy": filePolicy(name), ...ofMedia }),
          "content-type": type,
          "cache-control": cacheControl(name),
        },
      }),
    );
  }
  return files;
}

/**
 * The Content-Security-Policy of a file that is no page. A picture that is opened by itself needs nothing
 * else, and a script obeys its page's; the worker, which obeys its own, reads pages.
 */
const filePolicy = (name: string) =>
  `default-src 'none'; base-uri 'none'; frame-ancestors 'none'${
    name.startsWith("worker") ? "; connect-src 'self'" : ""
  }`;

function urlOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, "")}`;
}

/** A file with its compressed versions. */
export interface FileContent {
  body: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  isPage: boolean;
  /** With its type and how long it may be cached. */
  headers: Record<string, string>;
}

/** Prepares the responses of a file. */
export function prepareFile({ body, br, gzip, isPage, headers }: FileContent): BuiltFile {
  const etag = etagOf(body);
  const vary = isPage ? "accept-encoding, cookie" : "accept-encoding";
  const common = { ...headers, etag, vary };
  const head = Object.entries(common).flat();
  const answer = (bytes: Buffer, ...more: string[]): Answer => ({
    head: [...head, ...more, "content-length", String(bytes.length)],
    body: bytes,
  });
  // Only files that don't compress (videos) are large enough for range requests.
  const acceptRanges = br || gzip ? [] : ["accept-ranges", "bytes"];
  return {
    etag,
    isPage,
    head,
    whole: answer(body, ...acceptRanges),
    br: br && answer(br, "content-encoding", "br"),
    gzip: gzip && answer(gzip, "content-encoding", "gzip"),
  };
}

/** The ETag of a file. */
export function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** How long a file may be cached. @param name its path in the build, without the leading slash */
export function cacheControl(name: string): string {
  if (name.endsWith(".html")) return "public, max-age=0, must-revalidate";
  // Vite adds a content hash to these names.
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  // Browsers run it until it has changed.
  if (name.startsWith("worker")) return "no-cache";
  return "public, max-age=86400";
}
