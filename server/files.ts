import type { IncomingMessage, ServerResponse } from "node:http";
import { readBuiltFiles, type Answer, type BuiltFile } from "./built-files.ts";
import { readRange } from "./byte-range.ts";
import { chooseCoding } from "./content-coding.ts";

export interface FileServer {
  /** Answers from files held in memory; returns false for a request that is not for one of them. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The HTML of the prerendered page at a path, or null where there is none. */
  page: (path: string) => Uint8Array<ArrayBuffer> | null;
}

/**
 * Serves every built file of a folder, with its compressed twins, from memory.
 *
 * @param headers what every answer carries
 */
export async function createFileServer(
  folder: string,
  headers: Record<string, string>,
): Promise<FileServer> {
  const files = await readBuiltFiles(folder, headers);
  return {
    serve(request, response) {
      const { method, url = "/" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const end = url.indexOf("?");
      const file = files.get(end === -1 ? url : url.slice(0, end));
      if (!file || (file.isPage && isForOnePerson(request))) return false;
      send(file, request, response);
      return true;
    },
    page(path) {
      const file = files.get(path);
      return file?.isPage ? new Uint8Array(file.whole.body) : null;
    },
  };
}

/** A page for somebody signed in has their own navigation, and a notice is shown once: rendered. */
function isForOnePerson({ headers }: IncomingMessage): boolean {
  return /viluva_(session|notice)=/.test(headers.cookie ?? "");
}

function send(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"]?.includes(file.etag)) {
    response.writeHead(304, file.head).end();
    return;
  }
  const part = partOf(file, request);
  const coding = chooseCoding(request.headers["accept-encoding"]);
  const { head, body } = part ?? (coding && file[coding]) ?? file.whole;
  response.writeHead(part ? 206 : 200, head);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The part of a file that a request asks for, or null where it gets the whole. */
function partOf(
  { etag, head, whole, br, gzip }: BuiltFile,
  request: IncomingMessage,
): Answer | null {
  const { range, "if-range": known = etag } = request.headers;
  if (!range || br || gzip || known !== etag) return null;
  const size = whole.body.length;
  const asked = readRange(range, size);
  if (!asked) return null;
  const body = whole.body.subarray(asked.start, asked.end + 1);
  const more = {
    "accept-ranges": "bytes",
    "content-range": `bytes ${asked.start}-${asked.end}/${size}`,
    "content-length": String(body.length),
  };
  return { head: [...head, ...Object.entries(more).flat()], body };
}
