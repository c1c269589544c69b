import { createHash, type Hash } from "node:crypto";
import type { Snapshot } from "#data/backup/snapshot.ts";
import { target } from "#data/backup/copy.ts";
import type { Table } from "#data/backup/catalog.ts";
import manifest from "../../package.json" with { type: "json" };

// A backup is a gzip file that any gunzip reads. Its text is a header, then each table's rows as
// PostgreSQL's COPY writes them; its last gzip member is empty and bears the SHA-256 of all before.

/** What a backup says of itself in its first line. */
export interface Header extends Snapshot {
  format: number;
  /** The version of the product that wrote it. */
  product: string;
}

/** What is wrong with a file; the message goes on from its name. */
export class BackupFileError extends Error {
  override readonly name = "BackupFileError";
}

const format = 1;
const mark = "-- viluva backup ";

/** What this version says of a backup of a moment. */
export function headerOf(snapshot: Snapshot): Header {
  return { format, product: manifest.version, ...snapshot };
}

export function headerLine(snapshot: Snapshot): string {
  return `${mark}${JSON.stringify(headerOf(snapshot))}\n`;
}

/** @throws BackupFileError when a later version of the product wrote it */
export function readHeaderLine(line: string): Header {
  if (!line.startsWith(mark)) throw new BackupFileError("does not begin as a backup does");
  const header = JSON.parse(line.slice(mark.length)) as Header;
  if (header.format === format) return header;
  throw new BackupFileError(
    `was written by version ${header.product} in a format that this version cannot read`,
  );
}

/** What stands before and after a table's rows, which makes the text a script for psql too. */
export const tableStart = (table: Table) => `COPY ${target(table)} FROM stdin;`;
export const tableEnd = "\\.";

/** The bytes that end a file: an empty gzip member with the checksum as its comment. */
export function seal(hash: Hash): Buffer {
  const head = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255];
  const empty = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const comment = Buffer.from(`sha256 ${hash.digest("hex")}\0`, "latin1");
  return Buffer.concat([Buffer.from(head), comment, Buffer.from(empty)]);
}

export const sealBytes = seal(createHash("sha256")).length;
