import { crc32, deflateRawSync, constants } from "node:zlib";

/** What a header says of a part. */
interface Header {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  extra: Buffer;
}

export interface Part {
  name: string;
  /** The packed bytes; those of the text by default. */
  bytes?: Buffer;
  /** What both headers say. */
  says: Partial<Header>;
  /** What one of them says instead. */
  local?: Partial<Header>;
  central?: Partial<Header> & { offset?: number };
}

/** What the end of the file says instead of the truth. */
export interface End {
  count?: number;
  countHere?: number;
  disk?: number;
  size?: number;
  offset?: number;
  comment?: Buffer;
}

const deflated = 8;

/** A part with a text. */
export function part(name: string, text: string, lies: Partial<Part> = {}): Part {
  const content = Buffer.from(text);
  const says = { method: deflated, crc: crc32(content), size: content.length };
  return { name, bytes: deflateRawSync(content), says, ...lies };
}

const megabyte = 1024 * 1024;

/** A part that unpacks to many megabytes of one text between a start and an end. */
export function bomb(name: string, start: string, text: string, end: string, megabytes: number) {
  const block = Buffer.alloc(megabyte, text).subarray(0, megabyte - (megabyte % text.length));
  // A flushed block may stand anywhere, any number of times.
  const flush = { finishFlush: constants.Z_FULL_FLUSH };
  const packed = deflateRawSync(block, flush);
  const head = Buffer.from(start);
  const tail = Buffer.from(end);
  let crc = crc32(head);
  for (let count = 0; count < megabytes; count += 1) crc = crc32(block, crc);
  const bytes = Buffer.concat([
    deflateRawSync(head, flush),
    ...Array.from({ length: megabytes }, () => packed),
    deflateRawSync(tail),
  ]);
  const size = head.length + megabytes * block.length + tail.length;
  return { name, bytes, says: { method: deflated, crc: crc32(tail, crc), size } };
}

function header(part: Part, which: "local" | "central"): Buffer {
  const said: Header = {
    name: part.name,
    flags: 0,
    method: 0,
    crc: 0,
    packed: part.bytes?.length ?? 0,
    size: part.bytes?.length ?? 0,
    extra: Buffer.alloc(0),
    ...part.says,
    ...part[which],
  };
  const name = Buffer.from(said.name);
  const start = which === "local" ? 4 : 6;
  const bytes = Buffer.alloc(which === "local" ? 30 : 46);
  bytes.writeUInt32LE(which === "local" ? 0x04034b50 : 0x02014b50, 0);
  bytes.writeUInt16LE(20, start);
  bytes.writeUInt16LE(said.flags, start + 2);
  bytes.writeUInt16LE(said.method, start + 4);
  bytes.writeUInt32LE(said.crc, start + 10);
  bytes.writeUInt32LE(said.packed, start + 14);
  bytes.writeUInt32LE(said.size, start + 18);
  bytes.writeUInt16LE(name.length, start + 22);
  bytes.writeUInt16LE(said.extra.length, start + 24);
  return Buffer.concat([bytes, name, said.extra]);
}

/** A ZIP file of these parts, true or not. */
export function zipFile(parts: readonly Part[], end: End = {}): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const one of parts) {
    const entry = header(one, "central");
    entry.writeUInt32LE(one.central?.offset ?? at, 42);
    directory.push(entry);
    const local = Buffer.concat([header(one, "local"), one.bytes ?? Buffer.alloc(0)]);
    pieces.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const comment = end.comment ?? Buffer.alloc(0);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(end.disk ?? 0, 4);
  last.writeUInt16LE(end.countHere ?? end.count ?? parts.length, 8);
  last.writeUInt16LE(end.count ?? parts.length, 10);
  last.writeUInt32LE(end.size ?? list.length, 12);
  last.writeUInt32LE(end.offset ?? at, 16);
  last.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...pieces, list, last, comment]);
}
