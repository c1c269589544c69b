import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { isPng, readPng } from "./read-png.ts";
import { isWebp, readWebp } from "./read-webp.ts";
import { mostBytes, type SafePicture } from "./safe-picture.ts";

export type PictureProblem = "too-large" | "is-svg" | "no-picture";

/**
 * Reads an uploaded PNG or WebP and builds it again from the parts that draw something. It reads
 * headers and counts bytes, and draws nothing.
 */
export async function readPicture(
  bytes: Uint8Array,
): Promise<Result<SafePicture, Refusal<PictureProblem>>> {
  if (looksLikeSvg(bytes)) return refuse("is-svg");
  if (bytes.byteLength > mostBytes) return refuse("too-large");
  const picture = await read(bytes);
  return picture === null ? refuse("no-picture") : ok(picture);
}

async function read(bytes: Uint8Array): Promise<SafePicture | null> {
  if (isPng(bytes)) return readPng(bytes);
  return isWebp(bytes) ? readWebp(bytes) : null;
}

/** How many bytes of a file show that it is an SVG. */
const start = 1024;

function looksLikeSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, start)).toString("utf8");
  return /^\s*</.test(text) && /<(?:[a-z]{1,20}:)?svg[\s>/]/i.test(text);
}
