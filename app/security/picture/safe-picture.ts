/** Of an uploaded picture, and of what is stored. */
export const mostBytes = 200 * 1024;

/** Width and height, in pixels. */
export const longestSide = 2048;

/** A picture made of nothing but its pixels. */
export interface SafePicture {
  type: "image/png" | "image/webp";
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** Whether a picture has a size that a logo may have. */
export function isUsableSize(width: number, height: number): boolean {
  return Math.min(width, height) >= 1 && Math.max(width, height) <= longestSide;
}
