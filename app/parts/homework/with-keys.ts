/** Each of a list with a key for React: what it says, and for the same once more how often it came before. */
export function withKeys<Item>(list: readonly Item[]): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return list.map((item) => {
    const text = JSON.stringify(item);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { key: `${before} ${text}`, item };
  });
}
