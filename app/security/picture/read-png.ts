import { promisify } from "node:util";
import { crc32, inflate } from "node:zlib";
import type { SafePicture } from "./read-picture.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height, in pixels. */
const longestSide = 2048;

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
  if (Math.min(width, height) < 1 || Math.max(width, height) > longestSide) return null;
  const pixel = (header.data.readUInt8(8) * (channels[header.data.readUInt8(9)] ?? 0)) / 8;
  const most = Math.ceil((width * pixel + 2) * height * 2);
  const pixels = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  if (pixel === 0 || !(await canInflate(Buffer.concat(pixels), most))) return null;
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

const inflateLater = promisify(inflate);

/** Whether the pixels can be read, within so many bytes. */
async function canInflate(data: Buffer, most: number): Promise<boolean> {
  try {
    await inflateLater(data, { maxOutputLength: most });
    return true;
  } catch {
    return false;
  }
}
