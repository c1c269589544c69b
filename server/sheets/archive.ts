import { configure, Uint8ArrayReader, ZipReader, type FileEntry } from "@zip.js/zip.js";
import { sheetLimits } from "#domain/import/sheet.ts";
import { SheetRefused } from "./refused.ts";

configure({ useWebWorkers: false });

/** More than any spreadsheet has, with all its pictures. */
const mostParts = 2_000;

/**
 * The parts of a spreadsheet's ZIP file. The library refuses what two programs could read differently:
 * headers or counts that contradict each other, names that repeat, parts that overlap.
 */
export class Archive {
  readonly #parts: ReadonlyMap<string, FileEntry>;
  #left: number = sheetLimits.unpackedBytes;

  private constructor(parts: ReadonlyMap<string, FileEntry>) {
    this.#parts = parts;
  }

  /** @throws SheetRefused or the library's error for a damaged file */
  static async open(file: Buffer): Promise<Archive> {
    if (!hasPlainEnd(file)) throw new SheetRefused("unreadable");
    const reader = new ZipReader(new Uint8ArrayReader(file), {
      strictness: "strict",
      checkOverlappingEntry: true,
      checkCrc32: true,
    });
    const parts = new Map<string, FileEntry>();
    for await (const entry of reader.getEntriesGenerator({ strictness: "strict" })) {
      if (parts.size >= mostParts) throw new SheetRefused("unpacks-too-large");
      if (entry.encrypted) throw new SheetRefused("encrypted");
      if (!entry.directory) parts.set(entry.filename, entry);
    }
    // Another end could hide in it.
    if (reader.comment && reader.comment.length > 0) throw new SheetRefused("unreadable");
    return new Archive(parts);
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /**
   * Unpacks a part piece by piece.
   *
   * @param take gets each piece of its text
   * @throws SheetRefused where all parts together unpack to more than the limit
   */
  async read(name: string, take: (text: string) => void): Promise<void> {
    const part = this.#parts.get(name);
    if (!part) throw new SheetRefused("unreadable");
    // It says so itself; what says less than it has is refused below.
    if (part.uncompressedSize > this.#left) throw new SheetRefused("unpacks-too-large");
    const decoder = new TextDecoder("utf-8", { fatal: true });
    await part.getData(
      new WritableStream<Uint8Array>({
        write: (bytes) => {
          this.#left -= bytes.byteLength;
          if (this.#left < 0) throw new SheetRefused("unpacks-too-large");
          take(decoder.decode(bytes, { stream: true }));
        },
        close: () => take(decoder.decode()),
      }),
    );
  }
}

const sizeOfEnd = 22;

/**
 * Whether a ZIP file ends with an end record whose two counts of parts are one. The library compares
 * the second with the directory.
 */
function hasPlainEnd(file: Buffer): boolean {
  const at = file.length - sizeOfEnd;
  return (
    at >= 0 &&
    file.readUInt32LE(at) === 0x06054b50 &&
    file.readUInt16LE(at + 8) === file.readUInt16LE(at + 10)
  );
}
