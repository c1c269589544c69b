import { isUsableSize, type SafePicture } from "./safe-picture.ts";

interface Chunk {
  type: string;
  data: Buffer;
}

interface Size {
  width: number;
  height: number;
}

export function isWebp(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return text.startsWith("RIFF") && text.endsWith("WEBP");
}

/**
 * Builds a still WebP again from its pixels and their transparency; null for a damaged, moving or too
 * big one. What else the file contains (places, texts, colour profiles, other files) is left out.
 */
export function readWebp(bytes: Uint8Array): SafePicture | null {
  const chunks = readChunks(Buffer.from(bytes));
  if (chunks === null) return null;
  const [header, ...rest] = chunks;
  const parts = header?.type === "VP8X" ? rest : chunks;
  const pictures = parts.filter(({ type }) => type === "VP8 " || type === "VP8L");
  const alphas = parts.filter(({ type }) => type === "ALPH");
  const [picture] = pictures;
  if (!picture || pictures.length > 1 || alphas.length > 1) return null;
  if (parts.some(({ type }) => type === "VP8X" || type === "ANIM" || type === "ANMF")) return null;
  const size = sizeOf(picture);
  if (size === null || !isUsableSize(size.width, size.height)) return null;
  if (header?.type === "VP8X" && !isCanvasOf(header.data, size)) return null;
  // Only a lossy picture has its transparency in a part of its own, which stands before it.
  const alpha = picture.type === "VP8 " && header?.type === "VP8X" ? alphas : [];
  const needed = alpha.length > 0 ? [canvasWithAlpha(size), ...alpha, picture] : [picture];
  return { type: "image/webp", bytes: writeChunks(needed), ...size };
}

/** The chunks within the size that the file says; null if one is cut off. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    if (at + 8 + size > end) return null;
    const type = bytes.toString("latin1", at, at + 4);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** The size in the header of the pixels (RFC 9649, sections 2.5 and 2.6); null without a header. */
function sizeOf({ type, data }: Chunk): Size | null {
  if (data.length < 10) return null;
  if (type === "VP8L") {
    const bits = data.readUInt32LE(1);
    if (data.readUInt8(0) !== 0x2f || bits >>> 29 !== 0) return null;
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = (data.readUInt8(0) & 1) === 0;
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a) return null;
  // The two upper bits ask for a larger picture, which decoders ignore.
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** Whether the header of the whole file is that of a still picture of the same size. */
function isCanvasOf(data: Buffer, { width, height }: Size): boolean {
  if (data.length !== 10 || (data.readUInt8(0) & 0x02) !== 0) return false;
  return data.readUIntLE(4, 3) + 1 === width && data.readUIntLE(7, 3) + 1 === height;
}

function canvasWithAlpha({ width, height }: Size): Chunk {
  const data = Buffer.alloc(10);
  data.writeUInt8(0x10, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { type: "VP8X", data };
}

function writeChunks(chunks: readonly Chunk[]): Buffer {
  const body = chunks.flatMap(({ type, data }) => {
    const head = Buffer.alloc(8);
    head.write(type, "latin1");
    head.writeUInt32LE(data.length, 4);
    return [head, data, Buffer.alloc(data.length % 2)];
  });
  const content = Buffer.concat([Buffer.from("WEBP"), ...body]);
  const head = Buffer.alloc(8);
  head.write("RIFF", "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
