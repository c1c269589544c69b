import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import { isPng, readPng } from "./read-png.ts";
import { readSvg } from "./read-svg.ts";

/** Of an uploaded picture, and of what is stored. */
const mostBytes = 200 * 1024;

/** A picture made of nothing but its drawing. */
export interface SafePicture {
  type: "image/png" | "image/svg+xml";
  bytes: Uint8Array;
  /** In pixels; of a drawing, for its proportions. */
  width: number;
  height: number;
}

export type PictureProblem = "too-large" | "no-picture";

/**
 * Reads an uploaded picture and builds it again from the parts that draw something, so that it
 * contains no script and loads nothing.
 */
export async function readPicture(
  bytes: Uint8Array,
): Promise<Result<SafePicture, Refusal<PictureProblem>>> {
  if (bytes.byteLength > mostBytes) return refuse("too-large");
  const picture = isPng(bytes) ? await readPng(bytes) : readSvg(bytes);
  if (picture === null) return refuse("no-picture");
  return picture.bytes.byteLength > mostBytes ? refuse("too-large") : ok(picture);
}
