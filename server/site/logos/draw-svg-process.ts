import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { mostBytes } from "#security/picture/safe-picture.ts";
import { exitCodes, mostMemory } from "./draw-svg-limits.ts";

// Draws the SVG at its standard input as a PNG, writes that to its standard output and ends.

/** The longer side, in pixels, from the one that is tried first: a large drawing may need too many bytes. */
const sides = [1024, 512, 256];

// The drawing runs on other threads, so that this one can watch the memory of the process.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(exitCodes["too-much-memory"]);
}, 20).unref();

sharp.cache(false);
sharp.concurrency(1);
// Whatever else is stored as an SVG is not read.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

async function draw(svg: Buffer): Promise<Buffer | keyof typeof exitCodes> {
  for (const side of sides) {
    const drawing = sharp(svg).resize(side, side, { fit: "inside" }).ensureAlpha();
    if (!(await isVisible(drawing.clone()))) return "nothing-to-see";
    const png = await drawing.png({ compressionLevel: 9 }).toBuffer();
    if (png.byteLength <= mostBytes) return png;
  }
  return "too-large";
}

async function isVisible(drawing: Sharp): Promise<boolean> {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const stats = await sharp(data, { raw: { width, height, channels } }).stats();
  return stats.channels.at(-1)?.max !== 0;
}

const result = await draw(await buffer(process.stdin)).catch(() => "unreadable" as const);
if (typeof result === "string") process.exitCode = exitCodes[result];
else process.stdout.write(result);
