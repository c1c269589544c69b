import pg from "pg";
import type { Table } from "./catalog.ts";

/** The calls of `pg` for COPY, which its types leave out. */
export interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** A table with its written columns, as COPY and INSERT name them. */
export function target({ name, columns }: Table, schema?: string): string {
  const table = pg.escapeIdentifier(name);
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  return `${schema === undefined ? "" : `${pg.escapeIdentifier(schema)}.`}${table} (${list})`;
}
