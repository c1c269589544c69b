export type FontName = "telugu" | "devanagari" | "latin";

/** The whole font, with all weights. */
export function sourceFont(name: FontName): string {
  return `node_modules/@fontsource-variable/anek-${name}/files/anek-${name}-${name}-wght-normal.woff2`;
}

/** The font of headings in Telugu and Hindi that is made from it. */
export function scriptFont(name: FontName): string {
  return `public/fonts/anek-${name === "latin" ? "latin-semibold" : name}.woff2`;
}
