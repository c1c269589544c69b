import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflate } from "node:zlib";
import { isUsableSize, type SafePicture } from "./safe-picture.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that draw a picture; others may contain texts, places and other files. */
const kept = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** The numbers of a pixel, by the kind of colour. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

export function isPng(bytes: Uint8Array): boolean {
  return signature.equals(bytes.subarray(0, signature.length));
}

/** Builds a PNG again from its needed chunks; null for a damaged or too big one. */
export async function readPng(bytes: Uint8Array): Promise<SafePicture | null> {
  const chunks = readChunks(Buffer.from(bytes));
  const [header] = chunks ?? [];
  if (!chunks || header?.type !== "IHDR" || header.data.length !== 13) return null;
  if (chunks.filter(({ type }) => type === "IHDR").length !== 1) return null;
  const width = header.data.readUInt32BE(0);
  const height = header.data.readUInt32BE(4);
  if (!isUsableSize(width, height)) return null;
  const pixel = (header.data.readUInt8(8) * (channels[header.data.readUInt8(9)] ?? 0)) / 8;
  const most = Math.ceil((width * pixel + 2) * height * 2);
  const pixels = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  if (pixel === 0 || !(await canInflate(pixels, most))) return null;
  return {
    type: "image/png",
    bytes: Buffer.concat([signature, ...chunks.map(({ whole }) => whole)]),
    width,
    height,
  };
}

/** The needed chunks up to the end of the picture; null if one is damaged or the end is missing. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const whole = bytes.subarray(at, end);
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) return null;
    const type = whole.toString("latin1", 4, 8);
    if (kept.has(type)) chunks.push({ type, data: whole.subarray(8, -4), whole });
    if (type === "IEND") return chunks;
    at = end;
  }
  return null;
}

/** Whether the pixels can be read, within so many bytes. None of them is kept. */
async function canInflate(pixels: readonly Buffer[], most: number): Promise<boolean> {
  let left = most;
  try {
    await pipeline(Readable.from(pixels), createInflate(), async (unpacked) => {
      for await (const part of unpacked as AsyncIterable<Buffer>) {
        left -= part.length;
        if (left < 0) throw new RangeError("more pixels than the header says");
      }
    });
    return true;
  } catch {
    return false;
  }
}
