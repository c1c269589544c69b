import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { createChance } from "./chance.ts";
import { seed } from "./depth.ts";
import { makeCameraPhoto, orientations } from "./photos.ts";

/** Makes a file of its kind. @param at the how manieth of that kind */
export type HostilePhoto = (at: number) => Buffer | Promise<Buffer>;

/** A part of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of any size whose pixels are zeros: a few bytes ask for any amount of memory. */
function bomb(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(rows * (width * 3 + 1), 40_000_000)));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The size that a JPEG's header says, replaced. */
function lyingJpeg(photo: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(photo);
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, at + 5);
  file.writeUInt16BE(width, at + 7);
  return file;
}

/** Kinds of files that are no photos, or photos that are meant to do harm; the last one is a plain photo. */
export async function hostilePhotos(): Promise<readonly HostilePhoto[]> {
  const { below: chance } = createChance(seed());
  const photo = await makeCameraPhoto({ width: 640, height: 480 });
  const png = await sharp(photo).withMetadata().png().toBuffer();
  const webp = await sharp(photo).withMetadata().webp().toBuffer();
  return [
    // Cut off anywhere.
    () => photo.subarray(0, chance(photo.byteLength)),
    () => png.subarray(0, chance(png.byteLength)),
    () => webp.subarray(0, chance(webp.byteLength)),
    // With other bytes anywhere behind the beginning.
    ...[() => photo, () => png, () => webp].map((of) => () => {
      const file = Buffer.from(of());
      for (let times = 0; times < 20; times += 1) {
        file[16 + chance(file.byteLength - 16)] = chance(256);
      }
      return file;
    }),
    // Bombs of pixels.
    () => bomb(30_000 + chance(30_000), 30_000),
    () => bomb(7_000, 7_000, 10),
    () => lyingJpeg(photo, 65_500, 65_500),
    () => lyingJpeg(photo, 6_000 + chance(900), 7_000),
    // Two things at once.
    () => Buffer.concat([photo, Buffer.from("<script>alert(1)</script><?php system('id');")]),
    () => Buffer.concat([photo, Buffer.from("PK\x03\x04", "latin1"), randomBytes(500)]),
    () =>
      Buffer.concat([
        photo.subarray(0, 4),
        Buffer.from("<svg onload=alert(1)>"),
        photo.subarray(4),
      ]),
    // Other types, some under the beginning of a photo.
    () => Buffer.concat([photo.subarray(0, 3), randomBytes(2_000)]),
    () => Buffer.concat([png.subarray(0, 8), randomBytes(2_000)]),
    () => Buffer.concat([webp.subarray(0, 12), randomBytes(2_000)]),
    () =>
      Buffer.from(
        "<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>",
      ),
    () => Buffer.from("%PDF-1.7\n1 0 obj"),
    () => Buffer.from("II*\0\x08\0\0\0", "latin1"),
    () => Buffer.concat([Buffer.from("\0\0\0\x18ftypheic", "latin1"), randomBytes(500)]),
    () => Buffer.concat([Buffer.from("\0\0\0\x18ftypavif", "latin1"), randomBytes(500)]),
    () => sharp(photo).gif().toBuffer(),
    () => sharp(photo).tiff().toBuffer(),
    () => randomBytes(1 + chance(5_000)),
    // Photos with a place, in each of the eight ways to hold a camera.
    (at) => makeCameraPhoto({ width: 320, height: 240, orientation: orientations[at % 8] ?? 1 }),
  ];
}
