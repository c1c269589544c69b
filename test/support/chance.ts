/** Random choices that a seed repeats. */
export interface Chance {
  /** From 0 to below `limit`. */
  below: (limit: number) => number;
  /** One of a list; undefined for an empty one. */
  oneOf: <Item>(items: readonly Item[]) => Item | undefined;
  /** True so often, of 100. */
  percent: (often: number) => boolean;
  /** A name by its weight. */
  weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
}

/** mulberry32, which is small and even enough for choices. */
export function createChance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: (items) => items[below(items.length)],
    percent: (often) => below(100) < often,
    weighted: (weights) => {
      const names = Object.keys(weights) as (keyof typeof weights)[];
      let left = below(names.reduce((sum, name) => sum + weights[name], 0));
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      throw new Error("no weights");
    },
  };
}
