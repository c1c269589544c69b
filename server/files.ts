import type { IncomingMessage, ServerResponse } from "node:http";
import { readBuiltFiles, type BuiltFile } from "./built-files.ts";
import { readRange } from "./byte-range.ts";
import { chooseCoding } from "./content-coding.ts";

/** Answers from files held in memory; returns false for a request that is not for one of them. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves every built file of a folder, with its compressed twins, from memory. */
export async function createFileServer(folder: string): Promise<FileServer> {
  const files = await readBuiltFiles(folder);
  return (request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const end = url.indexOf("?");
    const file = files.get(end === -1 ? url : url.slice(0, end));
    if (!file || (file.isPage && mayHaveSession(request))) return false;
    send(file, request, response);
    return true;
  };
}

/** A page for somebody signed in has their own navigation, so it is rendered. */
function mayHaveSession({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes("viluva_session=") ?? false;
}

function send(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"]?.includes(file.headers["etag"] ?? "")) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const compressed = Boolean(file.br ?? file.gzip);
  const isSame = [undefined, file.headers["etag"]].includes(
    request.headers["if-range"]?.toString(),
  );
  const range = compressed || !isSame ? null : readRange(request.headers.range, file.body.length);
  const coding = chooseCoding(request.headers["accept-encoding"]);
  const coded = coding && file[coding];
  const body = range ? file.body.subarray(range.start, range.end + 1) : (coded ?? file.body);
  response.writeHead(range ? 206 : 200, {
    ...file.headers,
    ...(coded && { "content-encoding": coding }),
    // What compresses is text and small; only the rest (a film) is asked for in parts.
    ...(!compressed && { "accept-ranges": "bytes" }),
    ...(range && { "content-range": `bytes ${range.start}-${range.end}/${file.body.length}` }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
