import { inject } from "vitest";

/**
 * Whether this run makes its exhaustive tests at full numbers (`npm run test:deep`, or
 * `TEST_DEPTH=deep`); every other run takes a sample.
 */
export const isDeep = (): boolean => process.env["TEST_DEPTH"] === "deep";

/** How often to repeat something. */
export function runs({ usual, deep }: { usual: number; deep: number }): number {
  return isDeep() ? deep : usual;
}

/** The seed of this run's random values, printed at its start; `TEST_SEED` sets it. */
export function seed(): number {
  return inject("seed");
}

/**
 * Every n-th of a list, from a place that the seed chooses; the whole list in a deep run.
 *
 * @param shift moves the place, so that lists which are asked side by side have other samples
 */
export function everyNth<Item>(n: number, list: readonly Item[], shift = 0): readonly Item[] {
  return isDeep() ? list : list.filter((_, index) => (index + shift + seed()) % n === 0);
}
