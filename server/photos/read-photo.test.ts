import sharp from "sharp";
import { expect, test } from "vitest";
import { photoBytes } from "#domain/homework/photo.ts";
import { makeCameraPhoto, orientations, readCorners } from "#test/support/photos.ts";
import { readPhoto } from "./read-photo.ts";

test("a photo is kept as a small WebP without metadata", async () => {
  const photo = await readPhoto(await makeCameraPhoto({ width: 2400, height: 3200 }));
  if (!photo.ok) throw new Error(photo.reason);
  const { width, height, bytes } = photo.value;
  expect([width, height]).toEqual([1200, 1600]);
  const { format, exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata();
  expect([format, exif, icc, iptc, xmp, orientation]).toEqual(["webp", ...Array(5)]);
  expect(Buffer.from(bytes).includes("Viluva Camera")).toBe(false);
});

test.each(orientations)("orientation %i is upright", async (orientation) => {
  const photo = await readPhoto(await makeCameraPhoto({ width: 160, height: 120, orientation }));
  if (!photo.ok) throw new Error(photo.reason);
  expect([photo.value.width, photo.value.height]).toEqual([160, 120]);
  expect(await readCorners(photo.value.bytes)).toEqual(["red", "green", "blue", "white"]);
});

test.each([
  ["heic", Buffer.from("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "latin1")],
  ["no-photo", Buffer.from("%PDF-1.7 a page")],
  ["no-photo", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["no-photo", Buffer.alloc(0)],
  ["unreadable", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3])],
  ["photo-too-large", Buffer.alloc(photoBytes + 1)],
] as const)("%s is refused", async (reason, file) => {
  expect(await readPhoto(file)).toEqual({ ok: false, reason });
});

test.each([
  [true, { width: 3_700, progressive: true }],
  [false, { width: 3_800, progressive: true }],
  [true, { width: 7_000, progressive: false }],
  [false, { width: 7_100, progressive: false }],
])("memory has a limit: %s for a square of %o", async (isRead, { width, progressive }) => {
  const create = { width, height: width, channels: 3 as const, background: "white" };
  const file = await sharp({ create }).jpeg({ progressive }).toBuffer();
  const photo = await readPhoto(file);
  expect(photo.ok ? "read" : photo.reason).toBe(isRead ? "read" : "photo-too-large");
});
