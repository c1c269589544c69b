import { BackupFileError } from "./format.ts";

const lineFeed = 10;

/** Takes a text apart, line by line or many lines at once, and holds no more than a chunk of it. */
export class Lines {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line, without its end. @throws BackupFileError where there is none */
  async next(): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of this.take(1)) parts.push(part);
    return Buffer.concat(parts).toString("utf8").slice(0, -1);
  }

  /** The next `count` lines as they are, in chunks that need not end with a line. */
  async *take(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (this.#rest.length === 0) await this.#more();
      let end = 0;
      for (let at = 0; missing > 0 && at !== -1;) {
        at = this.#rest.indexOf(lineFeed, end);
        if (at !== -1) missing -= 1;
        end = at === -1 ? this.#rest.length : at + 1;
      }
      const part = this.#rest.subarray(0, end);
      this.#rest = this.#rest.subarray(end);
      yield part;
    }
  }

  /** @throws BackupFileError unless everything was taken */
  async end(): Promise<void> {
    const rest = this.#rest.length > 0 || !(await this.#chunks.next()).done;
    if (rest) throw new BackupFileError("goes on after its end");
  }

  /** Lets go of the text. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new BackupFileError("ends too early");
    this.#rest = value;
  }
}
