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

/** One built file with all that is sent of it. */
export interface BuiltFile {
  body: Buffer;
  /** The same bytes compressed at build, where that makes them fewer. */
  br: Buffer | null;
  gzip: Buffer | null;
  headers: Record<string, string>;
  /** A prerendered page, good for whoever is signed out. */
  isPage: boolean;
}

/**
 * Reads a build's client folder into memory, by URL. A prerendered `faq/index.html` answers for
 * `/faq`. The build's own bookkeeping is left out.
 */
export async function readBuiltFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = types[extname(entry.name)];
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (!entry.isFile() || !type || name.startsWith(".vite/")) continue;
    files.set(urlOf(name), await readBuiltFile(path, name, type));
  }
  return files;
}

function urlOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, "")}`;
}

async function readBuiltFile(path: string, name: string, type: string): Promise<BuiltFile> {
  const body = await readFile(path);
  const isPage = name.endsWith(".html");
  return {
    body,
    br: await readFile(`${path}.br`).catch(() => null),
    gzip: await readFile(`${path}.gz`).catch(() => null),
    isPage,
    headers: {
      "content-type": type,
      "cache-control": cachingOf(name, isPage),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      vary: isPage ? "accept-encoding, cookie" : "accept-encoding",
    },
  };
}

function cachingOf(name: string, isPage: boolean): string {
  if (isPage) return "public, max-age=0, must-revalidate";
  // Vite puts a hash of the bytes into these names.
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return "public, max-age=86400";
}
