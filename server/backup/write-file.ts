import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { Refusal } from "../command.ts";
import { seal } from "./format.ts";

interface Options {
  /** Takes the place of a file that is there. */
  force: boolean;
  signal: AbortSignal;
}

/**
 * Writes a backup's text as a sealed file that only its owner reads. The file appears whole, on the
 * disk itself, or not at all.
 *
 * @returns its bytes
 * @throws Refusal when the file is there already
 */
export async function writeBackupFile(
  path: string,
  text: AsyncIterable<string | Buffer>,
  { force, signal }: Options,
): Promise<number> {
  const refuseExisting = () => {
    if (!force && existsSync(path)) {
      throw new Refusal(`${path} is there already; add --force to put this in its place.`);
    }
  };
  refuseExisting();
  const partial = `${path}.partial`;
  // What is there is the rest of a backup that was killed.
  await rm(partial, { force: true });
  const handle = await open(partial, "wx", 0o600);
  try {
    const bytes = await write(handle, text, signal);
    await handle.sync();
    if ((await stat(partial)).ino !== (await handle.stat()).ino) {
      throw new Refusal(`Another backup to ${path} began; this one was given up.`);
    }
    refuseExisting();
    await rename(partial, path);
    await syncFolder(dirname(path));
    return bytes;
  } catch (error) {
    await removeOwn(partial, handle);
    throw error;
  } finally {
    await handle.close();
  }
}

async function write(
  handle: FileHandle,
  text: AsyncIterable<string | Buffer>,
  signal: AbortSignal,
): Promise<number> {
  const hash = createHash("sha256");
  let bytes = 0;
  const append = async (chunk: Buffer) => {
    await handle.appendFile(chunk);
    bytes += chunk.length;
  };
  // Level 1 is thrice as fast as the default and a sixth larger.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(
    Readable.from(text),
    gzip,
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk);
        await append(chunk);
      }
    },
    { signal },
  );
  await append(seal(hash));
  return bytes;
}

async function removeOwn(partial: string, handle: FileHandle): Promise<void> {
  const [there, own] = [await stat(partial).catch(() => null), await handle.stat()];
  if (there?.ino === own.ino) await rm(partial);
}

/** A rename is on the disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  // Windows has no such call, and needs none.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
