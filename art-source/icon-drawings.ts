import { markGraph } from "../app/art/logo-graph.ts";
import { dye } from "../app/art/palette.ts";
import { knot, weave } from "../app/art/weave.ts";

const mark = { width: 15 * knot, height: 16 * knot };

interface MarkDyes {
  i: string;
  v: string;
  t: string;
}

function drawMark(fill: (letter: string) => string): string {
  return [...weave(markGraph, 1)]
    .map(([letter, path]) => `<path ${fill(letter)} d="${path}"/>`)
    .join("");
}

/** The favicon; it follows the browser's colour scheme. */
export function favicon(): string {
  const style =
    ".i{stroke:#26307a}.v{stroke:#c83e26}.t{stroke:#f2b233}" +
    "@media(prefers-color-scheme:dark){.i{stroke:#b4bdff}.v{stroke:#f0694d}}";
  const paths = drawMark((letter) => `class="${letter}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 96 96"><style>${style}</style><g stroke-width="${knot}">${paths}</g></svg>\n`;
}

/** The logo on a full square, for a phone's home screen; `share` is the logo's part of the width. */
export function appIcon(side: number, share: number): string {
  const dyes: MarkDyes = { i: dye.cotton, v: dye.turmeric, t: dye.vermilion };
  const scale = (side * share) / mark.height;
  const across = (side - mark.width * scale) / 2;
  const down = (side - mark.height * scale) / 2;
  const paths = drawMark((letter) => `stroke="${dyes[letter as keyof MarkDyes]}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path fill="${dye.indigo}" d="M0 0h${side}v${side}H0z"/><g stroke-width="${knot}" transform="translate(${across} ${down}) scale(${scale})">${paths}</g></svg>`;
}

/** An .ico file with one PNG, for clients that always request /favicon.ico. */
export function ico(png: Uint8Array, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
