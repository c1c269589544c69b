import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { Refusal } from "../command.ts";
import {
  BackupFileError,
  readHeaderLine,
  seal,
  sealBytes,
  tableEnd,
  tableStart,
  type Header,
} from "./format.ts";
import { Lines } from "./lines.ts";

export interface BackupFile {
  header: Header;
  /** Each table with its rows; every table's rows have to be read before the next table. */
  tables(): AsyncGenerator<{ table: Header["tables"][number]; rows: AsyncGenerator<Buffer> }>;
  close(): Promise<void>;
}

/**
 * Opens a backup, once every byte of it is known to be as it was written.
 *
 * @param onChecked told how much of the file was checked, from 0 to 1
 * @throws Refusal for whatever is no whole backup that this version reads
 */
export async function openBackupFile(
  path: string,
  onChecked: (share: number) => void,
): Promise<BackupFile> {
  const handle = await open(path, "r");
  try {
    const textBytes = await checkSeal(handle, onChecked);
    return {
      header: await readHeader(handle, textBytes),
      tables: () => readTables(path, handle, textBytes),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw named(path, error);
  }
}

function named(path: string, error: unknown): unknown {
  if (!(error instanceof BackupFileError)) return error;
  return new Refusal(`${path} ${error.message}. Nothing was changed.`);
}

/** @returns how many bytes stand before the seal */
async function checkSeal(handle: FileHandle, onChecked: (share: number) => void): Promise<number> {
  const { size } = await handle.stat();
  const textBytes = size - sealBytes;
  const hash = createHash("sha256");
  let checked = 0;
  if (textBytes > 0) {
    for await (const chunk of readBytes(handle, textBytes)) {
      hash.update(chunk);
      checked += chunk.length;
      onChecked(checked / textBytes);
    }
    const { buffer } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, textBytes);
    if (buffer.equals(seal(hash))) return textBytes;
  }
  throw new BackupFileError(
    "is not a whole backup: it was cut short or changed, or is another file",
  );
}

async function* readBytes(handle: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes;) {
    const most = Math.min(262_144, bytes - at);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(most), 0, most, at);
    if (bytesRead === 0) throw new BackupFileError("was cut short while it was read");
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

function readText(handle: FileHandle, bytes: number): Lines {
  const gunzip = createGunzip();
  // Whatever fails ends the text with that error, which its reader gets.
  pipeline(readBytes(handle, bytes), gunzip, () => {});
  return new Lines(gunzip);
}

async function readHeader(handle: FileHandle, bytes: number): Promise<Header> {
  const lines = readText(handle, bytes);
  try {
    return readHeaderLine(await lines.next());
  } finally {
    await lines.close();
  }
}

async function* readTables(
  path: string,
  handle: FileHandle,
  bytes: number,
): ReturnType<BackupFile["tables"]> {
  const lines = readText(handle, bytes);
  try {
    const { tables } = readHeaderLine(await lines.next());
    for (const table of tables) {
      await expectLine(lines, tableStart(table));
      const rows = lines.take(table.rows);
      yield { table, rows };
      // Those that nobody wanted.
      for await (const _ of rows);
      await expectLine(lines, tableEnd);
    }
    await lines.end();
  } catch (error) {
    throw named(path, error);
  } finally {
    await lines.close();
  }
}

async function expectLine(lines: Lines, expected: string): Promise<void> {
  if ((await lines.next()) === expected) return;
  throw new BackupFileError(`has something else where it should say ${expected}`);
}
