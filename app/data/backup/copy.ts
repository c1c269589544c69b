import pg from "pg";
import type { Table } from "./catalog.ts";

/** The connection's methods for COPY, as `pg-copy-streams` uses them; the types of `pg` lack them. */
export interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** A table with its columns, as the target of COPY or INSERT. */
export function target({ name, columns }: Table, schema?: string): string {
  const table = pg.escapeIdentifier(name);
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  return `${schema === undefined ? "" : `${pg.escapeIdentifier(schema)}.`}${table} (${list})`;
}
