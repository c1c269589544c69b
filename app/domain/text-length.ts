/** True for a text with nothing to read in it: empty, or only white space. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/**
 * True when the trimmed text has more than `limit` UTF-16 units. These are the units of a form
 * field's `maxlength`, so the browser and the server agree on Telugu and on emoji.
 */
export function isLongerThan(text: string, limit: number): boolean {
  return text.trim().length > limit;
}
