import sharp from "sharp";

/** A picture of one colour. */
export async function makePicture(
  width: number,
  height: number,
  { format = "png", colour = "#26307a" }: { format?: "png" | "webp"; colour?: string } = {},
): Promise<Buffer<ArrayBuffer>> {
  const create = { width, height, channels: 4 as const, background: colour };
  return Buffer.from(await sharp({ create }).toFormat(format).toBuffer());
}

/** An SVG of a size. @param inside what it draws besides a triangle */
export function makeSvg(width: number, height: number, inside = ""): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 40 10">` +
    `<path d="M0 0L40 10V0z"/>${inside}</svg>`
  );
}
