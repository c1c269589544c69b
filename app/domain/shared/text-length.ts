/** Whether a text is empty or only white space. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/**
 * Whether the trimmed text has more than `limit` UTF-16 units. A form field's `maxlength` has the
 * same units, so browser and server agree on Telugu and emoji.
 */
export function isLongerThan(text: string, limit: number): boolean {
  return text.trim().length > limit;
}
