import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseCoding } from "./content-coding.ts";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const toBrotli = promisify(brotliCompress);

const compressors = {
  br(body: ArrayBuffer) {
    // As large as the body: to set up the usual four megabytes takes longer than a page.
    const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength))));
    // Quality 4 costs about what gzip does and sends a sixth less.
    const params = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: windowBits };
    return toBrotli(body, { params });
  },
  gzip: promisify(gzip),
};

/**
 * Compresses an answer made for one request. Small ones and non-text pass as they are, and so do
 * a stream of events, which has no end to wait for, and tables, which are written as they are read
 * and may be longer than our memory.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !/^text\/(?!csv|event-stream)|json|x-script|xml/.test(type))
    return response;
  response.headers.append("vary", "accept-encoding");
  const coding = chooseCoding(request.headers.get("accept-encoding"));
  if (!coding || response.headers.has("content-encoding")) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  const { status, statusText } = response;
  if (body.byteLength < 1024) return new Response(body, { status, statusText, headers });
  headers.set("content-encoding", coding);
  headers.delete("content-length");
  const compressed = new Uint8Array(await compressors[coding](body));
  return new Response(compressed, { status, statusText, headers });
}
