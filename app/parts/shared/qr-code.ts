import { encode } from "uqr";

/** A QR code: its width in modules, and an SVG path that covers the dark modules. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a QR code, with the quiet zone around it that cameras need. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join("") };
}
