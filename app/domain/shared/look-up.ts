/** The entry of a code that comes from outside, such as a stored or a typed one; null without one. */
export function lookUp<Entry>(
  entries: Readonly<Partial<Record<string, Entry>>>,
  code: string | null,
): Entry | null {
  return code !== null && Object.hasOwn(entries, code) ? (entries[code] ?? null) : null;
}
