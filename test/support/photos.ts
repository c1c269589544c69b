import sharp, { type Sharp } from "sharp";

/** The eight ways in which a camera may have been held, as EXIF numbers them. */
export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Orientation = (typeof orientations)[number];

const colours = {
  red: [200, 30, 30],
  green: [30, 160, 60],
  blue: [40, 60, 200],
  white: [245, 245, 245],
};

/** What a camera stores for an orientation, so that turning it makes it upright. */
const stored: Record<Orientation, (upright: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
};

/** A picture whose quarters are red, green, blue and white, as raw pixels. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const [red, green, blue, white] = Object.values(colours);
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const };
  const quarter = (colour: number[] = []) => ({
    create: { ...half, background: { r: colour[0] ?? 0, g: colour[1] ?? 0, b: colour[2] ?? 0 } },
  });
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite([
      { input: quarter(red), left: 0, top: 0 },
      { input: quarter(green), left: width - half.width, top: 0 },
      { input: quarter(blue), left: 0, top: height - half.height },
      { input: quarter(white), left: width - half.width, top: height - half.height },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A picture of noise, as a PNG. */
async function detailed(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "white", noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * A JPEG as a phone writes it, with its maker and where it was.
 *
 * @param photo its size as one looks at it, in pixels, how the phone was held, and whether it is so full of
 *   detail that it takes many bytes
 */
export async function makeCameraPhoto({
  width = 800,
  height = 600,
  orientation = 1,
  noise = false,
}: { width?: number; height?: number; orientation?: Orientation; noise?: boolean } = {}): Promise<
  Buffer<ArrayBuffer>
> {
  const upright = noise ? await detailed(width, height) : await quarters(width, height);
  const held = await stored[orientation](sharp(upright)).png().toBuffer();
  const jpeg = await sharp(held)
    .withExif({
      IFD0: { Make: "Viluva Camera" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "17/1 23/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "78/1 29/1 0/1",
      },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
  return Buffer.from(jpeg);
}

/** The names of the colours in the corners of a picture, by rows. */
export async function readCorners(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const places = [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => [x, y] as const));
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const distance = ([r = 0, g = 0, b = 0]: number[]) =>
      Math.abs((data[at] ?? 0) - r) +
      Math.abs((data[at + 1] ?? 0) - g) +
      Math.abs((data[at + 2] ?? 0) - b);
    const [nearest] = Object.entries(colours).toSorted(([, a], [, b]) => distance(a) - distance(b));
    return nearest?.[0] ?? "";
  });
}
