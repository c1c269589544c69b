import { Readable } from "node:stream";
import type pg from "pg";
import type { Table } from "./catalog.ts";
import { target } from "./copy.ts";

const batchBytes = 65_536;

/**
 * Reads a table's rows in COPY's text format, one line per row. PostgreSQL itself writes and reads
 * the values, so no type loses anything. If the stream is destroyed before its end, the connection
 * can only be closed.
 */
export function copyOut(client: pg.ClientBase, table: Table): Readable {
  return client.query(new CopyOut(`copy ${target(table)} to stdout`));
}

/** A custom query for `pg` (`Submittable`) that is a stream of rows to read. */
class CopyOut extends Readable implements pg.Submittable {
  readonly #text: string;
  #connection: pg.Connection | null = null;
  #batch = Buffer.allocUnsafe(batchBytes);
  #filled = 0;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk.length > batchBytes - this.#filled) this.#flush();
    // The parser reuses its buffer, so every row is copied.
    if (chunk.length > batchBytes) this.#send(Buffer.from(chunk));
    else this.#filled += chunk.copy(this.#batch, this.#filled);
  }

  #flush(): void {
    if (this.#filled === 0) return;
    this.#send(this.#batch.subarray(0, this.#filled));
    this.#batch = Buffer.allocUnsafe(batchBytes);
    this.#filled = 0;
  }

  #send(bytes: Buffer): void {
    if (!this.push(bytes)) this.#connection?.stream.pause();
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCommandComplete(): void {
    this.#flush();
  }

  handleReadyForQuery(): void {
    // After the end nobody reads the stream, but the next query needs a flowing connection.
    this.#connection?.stream.resume();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}
