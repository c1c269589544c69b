import { markText } from "./mark-words.ts";

/** The highest number that an exam can be out of. */
const highestMark = 1000;

/** A submitted mark of at most two decimals, from 0 to 1000; null for anything else, also for nothing. */
export function parseMark(text: string): number | null {
  const typed = text.trim();
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(typed)) return null;
  return Number(typed) <= highestMark ? Number(typed) : null;
}

/** "Mark: 17.5 out of 20", or null where no mark is noted. */
export function formatMark({ mark, outOf }: { mark: number | null; outOf: number | null }) {
  return mark === null || outOf === null ? null : markText(mark, outOf);
}
