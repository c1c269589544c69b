import type { IncomingMessage, ServerResponse } from "node:http";
import { prerenderedPathsIn } from "#content/site/prerendered.ts";
import { englishPath, type Language } from "#domain/shared/language.ts";
import { enquiryPath, readPrefill } from "#domain/enquiries/prefill.ts";
import { readBuiltFiles, type Answer, type BuiltFile } from "./built-files.ts";
import { readRange } from "./byte-range.ts";
import { chooseFileCoding } from "./file-coding.ts";

export interface FileServer {
  /** Responds with a built file. @returns false if the request is not for one */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether a prerendered page is at a path now. */
  isPage: (path: string) => boolean;
  /** The HTML of the prerendered page at a path, or null if there is none. */
  page: (path: string) => Uint8Array<ArrayBuffer> | null;
  /** The file with an ETag that is served at a path now, or was built. */
  find: (path: string, etag: string) => BuiltFile | undefined;
  /**
   * Serves these files of a language in place of all its built pages, from the next request on. The
   * app answers for a page that is not among them.
   */
  publish: (language: Language, published: ReadonlyMap<string, BuiltFile>) => void;
}

/**
 * Serves all built files of a folder, and their compressed versions, from memory.
 *
 * @param headers the headers of every response
 * @param ofMedia those of files that are no pages, in addition or instead
 * @param hasWorker false to serve what takes the browsers' worker away in its place
 */
export function createFileServer(
  folder: string,
  headers: Record<string, string>,
  ofMedia: Record<string, string> = {},
  hasWorker = true,
): FileServer {
  const built = readBuiltFiles(folder, headers, ofMedia);
  const off = built.get("/worker-off.js");
  if (!hasWorker && off) built.set("/worker.js", off);
  const published = new Map<Language, ReadonlyMap<string, BuiltFile>>();
  let files: ReadonlyMap<string, BuiltFile> = built;
  return {
    serve(request, response) {
      const { method, url = "/" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const end = url.indexOf("?");
      const path = end === -1 ? url : url.slice(0, end);
      const file = files.get(path);
      if (!file) return false;
      if (file.isPage && (isPersonal(request) || (end !== -1 && isPrefilled(path, url))))
        return false;
      send(file, request, response);
      return true;
    },
    isPage: (path) => files.get(path)?.isPage === true,
    page(path) {
      const file = files.get(path);
      return file?.isPage ? new Uint8Array(file.whole.body) : null;
    },
    find: (path, etag) =>
      [files, built].map((all) => all.get(path)).find((file) => file?.etag === etag),
    publish(language, ofLanguage) {
      published.set(language, ofLanguage);
      const replaced = new Set([...published.keys()].flatMap(prerenderedPathsIn));
      files = new Map([
        ...[...built].filter(([path]) => !replaced.has(path)),
        ...[...published.values()].flatMap((each) => [...each]),
      ]);
    },
  };
}

/** Pages with a session or a flash message are rendered for each request. */
function isPersonal({ headers: { cookie } }: IncomingMessage): boolean {
  return cookie !== undefined && /viluva_(session|notice)=/.test(cookie);
}

/** A form in which a link has chosen something is rendered for each request too. */
function isPrefilled(path: string, url: string): boolean {
  if (englishPath(path) !== enquiryPath) return false;
  return readPrefill(new URL(url, "http://localhost").searchParams) !== null;
}

function send(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"]?.includes(file.etag)) {
    response.writeHead(304, file.head).end();
    return;
  }
  const part = partOf(file, request);
  const coding = chooseFileCoding(request.headers["accept-encoding"]);
  const { head, body } = part ?? (coding && file[coding]) ?? file.whole;
  response.writeHead(part ? 206 : 200, head);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The requested part of a file, or null if the request gets the whole file. */
function partOf(
  { etag, head, whole, br, gzip }: BuiltFile,
  request: IncomingMessage,
): Answer | null {
  if (br || gzip) return null;
  const { range, "if-range": known = etag } = request.headers;
  if (!range || known !== etag) return null;
  const size = whole.body.length;
  const part = readRange(range, size);
  if (!part) return null;
  const body = whole.body.subarray(part.start, part.end + 1);
  const more = {
    "accept-ranges": "bytes",
    "content-range": `bytes ${part.start}-${part.end}/${size}`,
    "content-length": String(body.length),
  };
  return { head: [...head, ...Object.entries(more).flat()], body };
}
