import { encode } from "uqr";

/** A square code: how many modules it has each way, and a path over the dark ones, in modules. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a square code, with the quiet border that cameras want. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join("") };
}
