import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import PQueue from "p-queue";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".vtt",
  ".webmanifest",
  ".xml",
]);

/** Writes a `.br` and a `.gz` beside each text file in a folder, if they are smaller. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.has(extname(entry.name)));
  // Enough to keep the thread pool busy.
  const queue = new PQueue({ concurrency: 4 });
  await queue.addAll(
    files.map(
      ({ parentPath, name }) =>
        () =>
          precompressFile(join(parentPath, name)),
    ),
  );
}

async function precompressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const { br, gzip: gz } = await compressFile(body, "smallest");
  if (br) await writeFile(`${path}.br`, br);
  if (gz) await writeFile(`${path}.gz`, gz);
}

const qualities = {
  smallest: { brotli: 11, gzip: 9 },
  // A hundredth of the time, for a sixth more bytes.
  quick: { brotli: 5, gzip: 6 },
};

/** Compresses a file on the thread pool. @returns null for what would not be smaller */
export async function compressFile(
  body: Buffer,
  quality: keyof typeof qualities,
): Promise<{ br: Buffer | null; gzip: Buffer | null }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality].brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window of the body's size: the default of 4 MB is allocated for every page at once.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: qualities[quality].gzip }),
  ]);
  const ifSmaller = (bytes: Buffer) => (bytes.length < body.length ? bytes : null);
  return { br: ifSmaller(br), gzip: ifSmaller(gz) };
}
