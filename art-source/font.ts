import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape, shapeWithTrace } from "harfbuzzjs";
import wawoff2 from "wawoff2";
import { inRepository } from "./studio.ts";

/** Opens a WOFF2 file of the repository for shaping. */
export async function openFont(path: string): Promise<Font> {
  const file = await wawoff2.decompress(readFileSync(inRepository(path)));
  return new Font(new Face(new Blob(file)));
}

/** The numbers of the glyphs that show a text, as browsers choose them; 0 is the missing glyph. */
export function shapeText(font: Font, text: string): number[] {
  const buffer = bufferOf(text);
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/** All glyphs that occur on the way from a text's letters to the glyphs that show it. */
export function traceGlyphs(font: Font, text: string): number[] {
  return shapeWithTrace(font, bufferOf(text), [], 0, 0)
    .filter(({ glyphs }) => glyphs)
    .flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
}

function bufferOf(text: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}
