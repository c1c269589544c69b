import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";

async function read(bytes: Uint8Array | string) {
  return readPicture(Buffer.from(bytes));
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0L40 10"/></svg>';

test.each([
  ["plain", svg],
  ["after a byte order mark", `\uFEFF${svg}`],
  ["after its declaration and a comment", `<?xml version="1.0"?>\n<!-- A -->\n${svg}`],
  ["with a prefix", svg.replaceAll("svg ", "svg:svg ")],
  ["in capitals", svg.toUpperCase()],
  ["that is large", svg + " ".repeat(300_000)],
])("an SVG %s is refused as one", async (_, text) => {
  expect(await read(text)).toEqual({ ok: false, reason: "is-svg" });
});

test.each([
  ["that is another kind of file", "%PDF-1.7"],
  ["that is HTML", "<html><body>svg</body></html>"],
  ["that is a GIF", "GIF89a\u0001\u0000\u0001\u0000"],
  ["that is empty", ""],
])("a file %s is refused", async (_, bytes) => {
  expect(await read(bytes)).toEqual({ ok: false, reason: "no-picture" });
});

const signature = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(content, 4);
  whole.writeUInt32BE(crc32(content), content.length + 4);
  return whole;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk("IHDR", data);
}

const pixels = chunk("IDAT", deflateSync(Buffer.alloc(3 * (1 + 4 * 4))));
const end = chunk("IEND", Buffer.alloc(0));
const png = Buffer.concat([signature, header(4, 3), pixels, end]);

test("a PNG keeps its pixels and nothing else", async () => {
  const noisy = Buffer.concat([
    signature,
    header(4, 3),
    chunk("tEXt", Buffer.from("Author\0Asha")),
    chunk("eXIf", Buffer.from("where")),
    pixels,
    chunk("zTXt", Buffer.from("x")),
    end,
    Buffer.from("<script>alert(1)</script>"),
  ]);
  const result = await read(noisy);
  expect(result).toMatchObject({ ok: true, value: { type: "image/png", width: 4, height: 3 } });
  expect(result.ok && Buffer.from(result.value.bytes).equals(png)).toBe(true);
});

const bomb = chunk("IDAT", deflateSync(Buffer.alloc(50_000_000)));
const damaged = Buffer.from(png);
damaged.writeUInt8(9, 20);

test.each([
  ["is cut off", png.subarray(0, -12)],
  ["is cut off in a chunk", png.subarray(0, -20)],
  ["has a damaged chunk", damaged],
  ["is too wide", Buffer.concat([signature, header(2049, 1), pixels, end])],
  ["claims 4 billion pixels", Buffer.concat([signature, header(2 ** 31, 2 ** 31), pixels, end])],
  ["has no size", Buffer.concat([signature, header(0, 3), pixels, end])],
  ["has two headers", Buffer.concat([signature, header(4, 3), header(4, 3), pixels, end])],
  ["has no header", Buffer.concat([signature, pixels, end])],
  ["has no pixels", Buffer.concat([signature, header(4, 3), end])],
  ["has far more pixels than it says", Buffer.concat([signature, header(4, 3), bomb, end])],
  ["has another kind of pixels", Buffer.concat([signature, header(4, 3), chunk("IDAT", end), end])],
  ["is a signature", signature],
])("a PNG that %s is refused", async (_, bytes) => {
  expect(await read(bytes)).toEqual({ ok: false, reason: "no-picture" });
});

test("a PNG of tens of thousands of small parts is built again at once", async () => {
  const empty = chunk("IDAT", Buffer.alloc(0));
  const many = Array.from({ length: 17_000 }, () => empty);
  expect(await read(Buffer.concat([signature, header(4, 3), pixels, ...many, end]))).toMatchObject({
    ok: true,
  });
});

test("a file may have 200 KB", async () => {
  const filled = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
  expect(await read(filled(204_800))).toMatchObject({ ok: true });
  expect(await read(filled(204_801))).toEqual({ ok: false, reason: "too-large" });
});

describe("a WebP", async () => {
  const channels = { width: 6, height: 5, channels: 4 as const };
  const drawing = () =>
    sharp({ create: { ...channels, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } });
  const lossless = await drawing().webp({ lossless: true }).toBuffer();
  const lossy = await drawing().webp().toBuffer();
  const opaque = await drawing().removeAlpha().webp().toBuffer();
  const noisy = await drawing()
    .webp()
    .withExif({ IFD0: { Copyright: "Asha" } })
    .withIccProfile("srgb")
    .toBuffer();

  test.each([
    ["lossless", lossless],
    ["lossy", lossy],
    ["opaque", opaque],
    ["noisy", noisy],
  ])("that is %s keeps its pixels", async (_, bytes) => {
    const result = await read(bytes);
    expect(result).toMatchObject({ ok: true, value: { type: "image/webp", width: 6, height: 5 } });
    if (!result.ok) throw new Error(result.reason);
    const decode = (file: Uint8Array) => sharp(file).ensureAlpha().raw().toBuffer();
    expect(await decode(result.value.bytes)).toEqual(await decode(bytes));
    const again = await read(result.value.bytes);
    expect(again.ok && again.value.bytes).toEqual(result.value.bytes);
  });

  test("keeps nothing else", async () => {
    const script = Buffer.from("<script>alert(1)</script>");
    const extra = Buffer.concat([Buffer.from("XMP \u0019\0\0\0"), script, Buffer.alloc(1)]);
    const longer = Buffer.concat([noisy, extra]);
    longer.writeUInt32LE(longer.length - 8, 4);
    const result = await read(Buffer.concat([longer, script]));
    expect(noisy.includes("Asha")).toBe(true);
    const kept = Buffer.from(result.ok ? result.value.bytes : "").toString("latin1");
    expect(kept).toMatch(/^RIFF.{4}WEBPVP8X/s);
    expect(kept).not.toMatch(/EXIF|ICCP|XMP|Asha|script/);
  });

  /** A copy with another byte or number at a place. */
  const changed = (bytes: Buffer, at: number, value: number, size = 1) => {
    const copy = Buffer.from(bytes);
    copy.writeUIntLE(value, at, size);
    return copy;
  };
  const twice = Buffer.concat([opaque, opaque.subarray(12)]);
  const moving = await sharp(
    [await drawing().png().toBuffer(), await drawing().negate().png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();

  test.each([
    ["is cut off", lossless.subarray(0, -4)],
    ["is a start", lossless.subarray(0, 12)],
    ["ends in its header", changed(lossless.subarray(0, 24), 4, 16, 4)],
    ["has a part of 4 GB", changed(lossless, 16, 2 ** 32 - 1, 4)],
    ["claims 16,384 pixels", changed(lossless, 21, 2 ** 28 - 1, 4)],
    ["is larger than its pixels", changed(lossy, 24, 40, 3)],
    ["is lossy and too wide", changed(opaque, 26, 2049, 2)],
    ["has no size", changed(opaque, 26, 0, 2)],
    ["has two pictures", changed(twice, 4, twice.length - 8, 4)],
    ["moves", moving],
    ["begins with another frame", changed(opaque, 20, opaque.readUInt8(20) | 1)],
  ])("that %s is refused", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ ok: false, reason: "no-picture" });
  });

  test("that is also another file keeps only the picture", async () => {
    const page = Buffer.from("<html><script>alert(1)</script>");
    const result = await read(Buffer.concat([lossless, page]));
    expect(result.ok && Buffer.from(result.value.bytes)).toEqual(lossless);
  });
});
