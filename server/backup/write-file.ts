import { existsSync } from "node:fs";
import { open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { CommandError } from "../command.ts";
import { seal } from "./format.ts";
import { createSealHash, type BackupKey } from "./key.ts";

interface Options {
  key: BackupKey;
  /** Replaces an existing file. */
  force: boolean;
  signal: AbortSignal;
}

/**
 * Writes a backup's text to a compressed file with a seal, readable only by its owner. The file
 * appears complete and synced to disk, or not at all.
 *
 * @returns the file's size in bytes
 * @throws CommandError if the file already exists
 */
export async function writeBackupFile(
  path: string,
  text: AsyncIterable<string | Buffer>,
  { force, signal, key }: Options,
): Promise<number> {
  const requireUnused = () => {
    if (!force && existsSync(path)) {
      throw new CommandError(`${path} already exists; add --force to replace it.`);
    }
  };
  requireUnused();
  const partial = `${path}.partial`;
  // An existing partial file is left from a backup that was killed.
  await rm(partial, { force: true });
  const handle = await open(partial, "wx", 0o600);
  try {
    const bytes = await write(handle, text, key, signal);
    await handle.sync();
    if ((await stat(partial)).ino !== (await handle.stat()).ino) {
      throw new CommandError(`Another backup to ${path} was started; this one was aborted.`);
    }
    requireUnused();
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
  key: BackupKey,
  signal: AbortSignal,
): Promise<number> {
  const hash = createSealHash(key);
  let bytes = 0;
  const append = async (chunk: Buffer) => {
    await handle.appendFile(chunk);
    bytes += chunk.length;
  };
  // Level 1 is three times as fast as the default, and its output a sixth larger.
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
  await append(seal(key, hash.digest()));
  return bytes;
}

async function removeOwn(partial: string, handle: FileHandle): Promise<void> {
  const [current, own] = [await stat(partial).catch(() => null), await handle.stat()];
  if (current?.ino === own.ino) await rm(partial);
}

/** A rename is durable only after its folder was synced. */
async function syncFolder(path: string): Promise<void> {
  // Windows can't sync folders and does not need it.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
