import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompressSync } from "node:zlib";
import { chooseCoding } from "./content-coding.ts";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel } = constants;
const toBrotli = promisify(brotliCompress);

const compressors = {
  // A quarter of Brotli's CPU time for a twentieth more bytes. It takes about as long as handing the
  // body to another thread and back, where it would also wait for passwords.
  zstd(body: ArrayBuffer) {
    return zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: 4 } });
  },
  br(body: ArrayBuffer) {
    // A window of the body's size: allocating the default of 4 MB takes longer than compressing.
    const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength))));
    // Quality 4 takes about as long as gzip, and the result is a sixth smaller.
    const params = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: windowBits };
    return toBrotli(body, { params });
  },
  gzip: promisify(gzip),
};

/**
 * Compresses a rendered response. Small and non-text responses are returned unchanged, and so are
 * event streams, which don't end, and CSV files, which are streamed and may be larger than memory.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !/^text\/(?!csv|event-stream)|json|x-script|xml/.test(type))
    return response;
  response.headers.append("vary", "accept-encoding");
  const coding = chooseCoding(request.headers.get("accept-encoding"), ["zstd", "br", "gzip"]);
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
