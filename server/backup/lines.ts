import { BackupFileError } from "./format.ts";

const lineFeed = 10;

/** Reads a text line by line, or many lines at once, with at most one chunk in memory. */
export class Lines {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns the next line without its line feed. @throws BackupFileError at the end of the text */
  async next(): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of this.take(1)) parts.push(part);
    return Buffer.concat(parts).toString("utf8").slice(0, -1);
  }

  /** Yields the next `count` lines unchanged, in chunks that may end within a line. */
  async *take(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (this.#rest.length === 0) await this.#readChunk();
      let end = 0;
      for (let index = 0; missing > 0 && index !== -1;) {
        index = this.#rest.indexOf(lineFeed, end);
        if (index !== -1) missing -= 1;
        end = index === -1 ? this.#rest.length : index + 1;
      }
      const part = this.#rest.subarray(0, end);
      this.#rest = this.#rest.subarray(end);
      yield part;
    }
  }

  /** @throws BackupFileError unless the whole text was read */
  async end(): Promise<void> {
    const rest = this.#rest.length > 0 || !(await this.#chunks.next()).done;
    if (rest) throw new BackupFileError("continues after its end");
  }

  /** Stops reading. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #readChunk(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new BackupFileError("ends too early");
    this.#rest = value;
  }
}
