import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import type { Table } from "./catalog.ts";
import { target, type CopyConnection } from "./copy.ts";

/**
 * Adds rows in COPY's text format to a table.
 *
 * @returns the number of rows
 * @throws PostgreSQL's error for the first invalid row
 */
export async function copyIn(
  client: pg.ClientBase,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(new CopyIn(`copy ${target(table)} from stdin`));
  await pipeline(rows, copy);
  return copy.rows;
}

type Callback = (error?: Error | null) => void;

/** A custom query for `pg` (`Submittable`) that is a stream of rows to write. */
class CopyIn extends Writable implements pg.Submittable {
  rows = 0;
  readonly #text: string;
  #connection: CopyConnection | null = null;
  #onReady: Callback = () => {};
  #onEnd: Callback = () => {};
  #isOpen = false;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override _construct(onReady: Callback): void {
    this.#onReady = onReady;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#connection = connection;
    this.#isOpen = true;
    this.#ready();
  }

  #ready(error?: Error): void {
    const onReady = this.#onReady;
    this.#onReady = () => {};
    onReady(error);
  }

  override _write(chunk: Buffer, _: BufferEncoding, onWritten: Callback): void {
    this.#connection?.sendCopyFromChunk(chunk);
    const { stream } = this.#connection ?? {};
    if (stream?.writableNeedDrain) stream.once("drain", () => onWritten());
    else onWritten();
  }

  override _final(onEnd: Callback): void {
    this.#onEnd = onEnd;
    this.#isOpen = false;
    this.#connection?.endCopyFrom();
  }

  override _destroy(error: Error | null, onDestroyed: Callback): void {
    if (this.#isOpen) this.#connection?.sendCopyFail(error?.message ?? "aborted");
    this.#isOpen = false;
    onDestroyed(error);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(" ")[1]);
  }

  handleReadyForQuery(): void {
    this.#onEnd();
  }

  handleError(error: Error): void {
    this.#isOpen = false;
    this.#ready(error);
    this.destroy(error);
  }
}
