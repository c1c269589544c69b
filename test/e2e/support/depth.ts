/** Whether this run makes its tests at full numbers (`npm run test:deep`). */
export const isDeep = process.env["TEST_DEPTH"] === "deep";

/** Every second of a list, the first among them; all in a deep run. */
export function everySecond<Item>(list: readonly Item[]): readonly Item[] {
  return list.filter((_, place) => isDeep || place % 2 === 0);
}

/** The widths of windows, in pixels, at which a page must fit: a few, or all in a deep run. */
export const widths = isDeep ? [320, 360, 600, 768, 900, 1024, 1280, 1920] : [320, 768, 1280];
