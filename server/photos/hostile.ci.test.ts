import sharp from "sharp";
import { expect, test } from "vitest";
import { runs } from "#test/support/depth.ts";
import { hostilePhotos } from "#test/support/hostile-photos.ts";
import { readCorners } from "#test/support/photos.ts";
import { readPhoto } from "./read-photo.ts";

// Files that are no photos, or photos that are meant to do harm: none may end the server, take its memory,
// or keep where it was taken.

test(
  "500 hostile files harm nobody, and no photo of them keeps a place",
  { timeout: 600_000 },
  async () => {
    const number = runs({ usual: 50, deep: 500 });
    const kinds = await hostilePhotos();
    const before = process.memoryUsage.rss();
    const seen: Record<string, number> = {};
    for (let at = 0; at < number; at += 1) {
      const make = kinds[at % kinds.length] ?? (() => Buffer.alloc(0));
      const read = await readPhoto(await make(Math.floor(at / kinds.length)));
      const result = read.ok ? "photo" : read.reason;
      seen[result] = (seen[result] ?? 0) + 1;
      if (!read.ok) continue;
      const { exif, xmp, iptc, icc, orientation, format } = await sharp(
        read.value.bytes,
      ).metadata();
      expect([format, exif, xmp, iptc, icc, orientation]).toEqual(["webp", ...Array(5)]);
      expect(Math.max(read.value.width, read.value.height)).toBeLessThanOrEqual(1600);
      const isPlain = at % kinds.length === kinds.length - 1;
      if (isPlain) {
        expect(await readCorners(read.value.bytes)).toEqual(["red", "green", "blue", "white"]);
      }
    }
    for (const result of ["photo", "no-photo", "heic", "unreadable", "photo-too-large"]) {
      expect([result, (seen[result] ?? 0) > 0]).toEqual([result, true]);
    }
    // This process only hands them on.
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  },
);
