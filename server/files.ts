import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { chooseCoding } from "./content-coding.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".jpg": "image/jpeg",
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

interface StaticFile {
  headers: Record<string, string | number>;
  body: Buffer;
  etag: string;
  /** The same bytes compressed at build, where that makes them fewer. */
  br: Buffer | null;
  gzip: Buffer | null;
}

/** Answers from files held in memory; returns false for a request that is not for one of them. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const extension = extname(entry.name);
    const type = types[extension];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    const body = await readFile(path);
    const hashed = url.startsWith("/assets/");
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    files.set(url, {
      body,
      etag,
      br: await readIfThere(`${path}.br`),
      gzip: await readIfThere(`${path}.gz`),
      headers: {
        "content-type": type,
        etag,
        vary: "accept-encoding",
        "cache-control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      },
    });
  }
  return files;
}

/** Reads every built file of a folder into memory and serves them with their compressed twins. */
export async function createFileServer(folder: string): Promise<FileServer> {
  const files = await readFiles(folder);
  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const end = url.indexOf("?");
    const file = files.get(end === -1 ? url : url.slice(0, end));
    if (!file) return false;
    if (request.headers["if-none-match"] === file.etag) {
      response.writeHead(304, file.headers).end();
      return true;
    }
    const coding = chooseCoding(request.headers["accept-encoding"]);
    const compressed = coding && file[coding];
    const body = compressed ?? file.body;
    response.writeHead(200, {
      ...file.headers,
      ...(compressed && { "content-encoding": coding }),
      "content-length": body.length,
    });
    response.end(method === "HEAD" ? undefined : body);
    return true;
  };
}
