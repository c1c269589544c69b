import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { photoSide } from "#domain/homework/photo.ts";
import { exitCodes, mostMemory, mostPixels, mostProgressivePixels } from "./limits.ts";

// Reads the photo at its standard input and writes what is kept of it to its standard output: its width
// and height in four bytes each, then a WebP.

const tooLarge = exitCodes["photo-too-large"];

// The picture is read on other threads, so that this one can watch the memory of the process.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(tooLarge);
}, 10).unref();

sharp.cache(false);
sharp.concurrency(1);
// Nothing but what cameras and browsers write is read, whatever a file says that it is.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});

const file = await buffer(process.stdin);
try {
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: "error" });
  const { width, height, isProgressive } = await image.metadata();
  if (isProgressive && width * height > mostProgressivePixels) process.exit(tooLarge);
  // Metadata is left out unless it is asked for. Upright first: the orientation is part of it.
  const { data, info } = await image
    .autoOrient()
    .resize(photoSide, photoSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .webp({ quality: 70 })
    .toBuffer({ resolveWithObject: true });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  process.stdout.write(Buffer.concat([size, data]));
} catch (error) {
  const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
  process.exitCode = isLarge ? tooLarge : exitCodes.unreadable;
}
