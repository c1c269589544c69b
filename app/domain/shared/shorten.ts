const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A text of at most `limit` UTF-16 units: a longer one ends in "…", and no letter of it is cut, such as a
 * Telugu consonant with its vowel sign.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, limit * 2))) {
    if (index + segment.length > limit - 1) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
