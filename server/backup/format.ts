import type { Snapshot } from "#data/backup/snapshot.ts";
import { target } from "#data/backup/copy.ts";
import type { Table } from "#data/backup/catalog.ts";
import { createSealHash, backupKey, type BackupKey } from "./key.ts";
import manifest from "../../package.json" with { type: "json" };

// A backup is a gzip file. Its text is a header line, then each table's rows in the format of COPY.
// An empty last gzip member carries the seal: an HMAC-SHA-256 of all bytes before it.

/** The first line of a backup, as JSON. */
export interface Header extends Snapshot {
  format: number;
  /** The product's version that wrote the backup. */
  product: string;
}

/** A file is not a valid backup. The message continues a sentence that begins with the file name. */
export class BackupFileError extends Error {
  override readonly name = "BackupFileError";
}

const format = 2;
const mark = "-- viluva backup ";

/** The header of a backup that this version writes. */
export function headerOf(snapshot: Snapshot): Header {
  return { format, product: manifest.version, ...snapshot };
}

export function headerLine(snapshot: Snapshot): string {
  return `${mark}${JSON.stringify(headerOf(snapshot))}\n`;
}

/** @throws BackupFileError if the line is no header or has a format of a later version */
export function readHeaderLine(line: string): Header {
  if (!line.startsWith(mark)) throw new BackupFileError("does not begin like a backup");
  const header = JSON.parse(line.slice(mark.length)) as Header;
  if (header.format === format) return header;
  throw new BackupFileError(
    `was written by version ${header.product} in a format that this version cannot read`,
  );
}

/** The lines before and after a table's rows; with them the text is also a psql script. */
export const tableStart = (table: Table) => `COPY ${target(table)} FROM stdin;`;
export const tableEnd = "\\.";

/** The last bytes of a file: an empty gzip member with the seal as its comment. */
export function seal(key: BackupKey, digest: Buffer): Buffer {
  const comment = Buffer.from(`${sealMark}${key.id} ${digest.toString("hex")}\0`, "latin1");
  return Buffer.concat([Buffer.from(memberHead), comment, Buffer.from(emptyMember)]);
}

const memberHead = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255];
const emptyMember = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const sealMark = "hmac-sha256 ";
const nothing = backupKey(Buffer.alloc(0));

export const sealBytes = seal(nothing, createSealHash(nothing).digest()).length;

/** Says why the end of a file is not the expected seal, so that the operator knows what to do. */
export function describeWrongSeal(found: Buffer, key: BackupKey): string {
  const text = found.toString("latin1");
  const keyId = /hmac-sha256 ([\da-f]{16}) [\da-f]{64}\0/.exec(text)?.[1];
  if (keyId !== undefined && keyId !== key.id) {
    return "was sealed with another key: set the BACKUP_KEY, or use the file backup-key, of the academy that made it";
  }
  if (/(^|\W)sha256 [\da-f]{64}\0/.test(text)) {
    return "has no seal, since an earlier version wrote it: restore it with that version, then upgrade";
  }
  return "is not a whole backup: it was truncated or changed, or is another kind of file";
}
