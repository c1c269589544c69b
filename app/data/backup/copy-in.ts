import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import type { Table } from "./catalog.ts";
import { target, type CopyConnection } from "./copy.ts";

/**
 * Adds rows in COPY's text format to a table.
 *
 * @returns how many rows it took
 * @throws what PostgreSQL says of the first row that the schema refuses
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

/** What `pg` asks of a query of one's own, as a stream. */
class CopyIn extends Writable implements pg.Submittable {
  rows = 0;
  readonly #text: string;
  #connection: CopyConnection | null = null;
  #begun: Callback = () => {};
  #ended: Callback = () => {};
  #isOpen = false;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override _construct(begun: Callback): void {
    this.#begun = begun;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#connection = connection;
    this.#isOpen = true;
    this.#begin();
  }

  #begin(error?: Error): void {
    const begun = this.#begun;
    this.#begun = () => {};
    begun(error);
  }

  override _write(chunk: Buffer, _: BufferEncoding, written: Callback): void {
    this.#connection?.sendCopyFromChunk(chunk);
    const { stream } = this.#connection ?? {};
    if (stream?.writableNeedDrain) stream.once("drain", () => written());
    else written();
  }

  override _final(ended: Callback): void {
    this.#ended = ended;
    this.#isOpen = false;
    this.#connection?.endCopyFrom();
  }

  override _destroy(error: Error | null, destroyed: Callback): void {
    if (this.#isOpen) this.#connection?.sendCopyFail(error?.message ?? "given up");
    this.#isOpen = false;
    destroyed(error);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(" ")[1]);
  }

  handleReadyForQuery(): void {
    this.#ended();
  }

  handleError(error: Error): void {
    this.#isOpen = false;
    this.#begin(error);
    this.destroy(error);
  }
}
