import type { Hmac } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { CommandError } from "../command.ts";
import {
  BackupFileError,
  describeWrongSeal,
  readHeaderLine,
  seal,
  sealBytes,
  tableEnd,
  tableStart,
  type Header,
} from "./format.ts";
import { createSealHash, type BackupKey } from "./key.ts";
import { Lines } from "./lines.ts";

export interface BackupFile {
  header: Header;
  /** Yields each table with its rows; the rows must be read before the next table is requested. */
  tables(): AsyncGenerator<{ table: Header["tables"][number]; rows: AsyncGenerator<Buffer> }>;
  close(): Promise<void>;
}

/**
 * Opens a backup after verifying the seal of the whole file. The seal is verified again with the
 * last row that is read, in case the file is changed meanwhile.
 *
 * @param onChecked called with the verified share of the file, from 0 to 1
 * @throws CommandError if the file is not a complete backup that this version can read
 */
export async function openBackupFile(
  path: string,
  key: BackupKey,
  onChecked: (share: number) => void,
): Promise<BackupFile> {
  const handle = await open(path, "r");
  try {
    const sealed = await checkSeal(handle, key, onChecked);
    const header = await readFirstLine(sealed);
    return {
      header: readHeaderLine(header),
      tables: () => readTables(path, sealed, header),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw describeFileError(path, error);
  }
}

/** A file whose seal was verified. */
interface SealedFile {
  handle: FileHandle;
  key: BackupKey;
  /** The number of bytes before the seal. */
  textBytes: number;
  seal: Buffer;
}

function describeFileError(path: string, error: unknown): unknown {
  if (!(error instanceof BackupFileError)) return error;
  return new CommandError(`${path} ${error.message}. Nothing was changed.`);
}

async function checkSeal(
  handle: FileHandle,
  key: BackupKey,
  onChecked: (share: number) => void,
): Promise<SealedFile> {
  const { size } = await handle.stat();
  const textBytes = Math.max(0, size - sealBytes);
  const hash = createSealHash(key);
  let checked = 0;
  for await (const chunk of readBytes(handle, textBytes)) {
    hash.update(chunk);
    checked += chunk.length;
    onChecked(checked / textBytes);
  }
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, textBytes);
  const found = buffer.subarray(0, bytesRead);
  if (!found.equals(seal(key, hash.digest()))) {
    throw new BackupFileError(describeWrongSeal(found, key));
  }
  return { handle, key, textBytes, seal: found };
}

async function* readBytes(handle: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < bytes;) {
    const length = Math.min(262_144, bytes - position);
    const { buffer, bytesRead } = await handle.read(
      Buffer.allocUnsafe(length),
      0,
      length,
      position,
    );
    if (bytesRead === 0) throw new BackupFileError("was truncated while it was read");
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** @param hash receives all bytes that are read */
function readText({ handle, textBytes }: SealedFile, hash: Hmac): Lines {
  const gunzip = createGunzip();
  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const chunk of readBytes(handle, textBytes)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  // The callback ignores errors because the reader of `gunzip` gets them too.
  pipeline(hashed(), gunzip, () => {});
  return new Lines(gunzip);
}

async function readFirstLine(file: SealedFile): Promise<string> {
  const lines = readText(file, createSealHash(file.key));
  try {
    return await lines.next();
  } finally {
    await lines.close();
  }
}

async function* readTables(
  path: string,
  file: SealedFile,
  header: string,
): ReturnType<BackupFile["tables"]> {
  const hash = createSealHash(file.key);
  const lines = readText(file, hash);
  try {
    await expectLine(lines, header);
    for (const table of readHeaderLine(header).tables) {
      await expectLine(lines, tableStart(table));
      const rows = lines.take(table.rows);
      yield { table, rows };
      // Skips rows that the caller did not read.
      for await (const _ of rows);
      await expectLine(lines, tableEnd);
    }
    await lines.end();
    if (!file.seal.equals(seal(file.key, hash.digest()))) {
      throw new BackupFileError("was changed while it was read");
    }
  } catch (error) {
    throw describeFileError(path, error);
  } finally {
    await lines.close();
  }
}

async function expectLine(lines: Lines, expected: string): Promise<void> {
  if ((await lines.next()) === expected) return;
  throw new BackupFileError(`has something else where ${expected} was expected`);
}
