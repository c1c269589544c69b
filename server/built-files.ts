import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
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

/** What is sent of a file: names and values in turn, as `writeHead` takes them fastest. */
export interface Answer {
  head: string[];
  body: Buffer;
}

/** One built file with all that is sent of it, made ready at the start. */
export interface BuiltFile {
  etag: string;
  /** A prerendered page, good for whoever is signed out. */
  isPage: boolean;
  /** The head of every answer, before what tells of its bytes. */
  head: string[];
  whole: Answer;
  /** The same bytes compressed at build, where that makes them fewer. */
  br: Answer | null;
  gzip: Answer | null;
}

/**
 * Reads a build's client folder into memory, by URL. A prerendered `faq/index.html` answers for
 * `/faq`. The build's own bookkeeping is left out.
 *
 * @param headers what every answer carries
 */
export async function readBuiltFiles(
  folder: string,
  headers: Record<string, string>,
): Promise<Map<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = types[extname(entry.name)];
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (!entry.isFile() || !type || name.startsWith(".vite/")) continue;
    files.set(urlOf(name), await readBuiltFile(path, name, { ...headers, "content-type": type }));
  }
  return files;
}

function urlOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, "")}`;
}

async function readBuiltFile(
  path: string,
  name: string,
  headers: Record<string, string>,
): Promise<BuiltFile> {
  const body = await readFile(path);
  const isPage = name.endsWith(".html");
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const vary = isPage ? "accept-encoding, cookie" : "accept-encoding";
  const common = { ...headers, "cache-control": cachingOf(name, isPage), etag, vary };
  const head = Object.entries(common).flat();
  const answer = (bytes: Buffer, ...more: string[]): Answer => ({
    head: [...head, ...more, "content-length", String(bytes.length)],
    body: bytes,
  });
  const br = await readFile(`${path}.br`).catch(() => null);
  const gzip = await readFile(`${path}.gz`).catch(() => null);
  // What compresses is text and small; only the rest (a film) is asked for in parts.
  const inParts = br || gzip ? [] : ["accept-ranges", "bytes"];
  return {
    etag,
    isPage,
    head,
    whole: answer(body, ...inParts),
    br: br && answer(br, "content-encoding", "br"),
    gzip: gzip && answer(gzip, "content-encoding", "gzip"),
  };
}

function cachingOf(name: string, isPage: boolean): string {
  if (isPage) return "public, max-age=0, must-revalidate";
  // Vite puts a hash of the bytes into these names.
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return "public, max-age=86400";
}
